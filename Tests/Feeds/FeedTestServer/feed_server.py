#!/usr/bin/python3
"""A feed server on this machine that also does what servers do wrong: feed_server.py [HOST]

It prints its port, and serves until its standard input ends. What an address does is in its path; a query
of n=COUNT says how many entries the feed has.
"""

import gzip
import socket
import sys
import threading
import time
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

ENTITY_TAG = '"one"'
DATE = "Sat, 01 Nov 2025 12:00:00 GMT"
PAGE = 10
HUNDRED_MB = 100_000_000
# zlib's number for the gzip format.
GZIP_FORMAT = 31


def feed(count, first=0, title="Loopback", head=""):
    """RSS with so many entries, the newest first."""
    items = "".join(
        f"<item><guid>id-{number}</guid><title>Entry {number}</title>"
        f"<description>What entry {number} says</description>"
        f"<pubDate>{time.strftime('%a, %d %b %Y %H:%M:%S GMT', time.gmtime(1.7e9 + number * 60))}</pubDate>"
        "</item>"
        for number in range(first + count - 1, first - 1, -1)
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" '
        f'xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>{title}</title>{head}{items}'
        "</channel></rss>"
    ).encode()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # How many requests each path has had.
    requests = {}
    # How many requests wait in `together` now, and how many did at most.
    waiting = most = 0

    def log_message(self, *_):
        pass

    def do_GET(self):
        parts = urlsplit(self.path)
        query = parse_qs(parts.query)
        name = parts.path.strip("/").split("/")[0]
        Handler.requests[name] = Handler.requests.get(name, 0) + 1
        count = int(query.get("n", ["20"])[0])
        answer = getattr(self, f"answer_{name.replace('-', '_')}", None)
        try:
            answer(count, query) if answer else self.send(404, b"nothing here")
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def send(self, status, body, headers=()):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def answer_feed(self, count, _):
        self.send(200, feed(count), [("Content-Type", "application/rss+xml; charset=utf-8")])

    def answer_growing(self, count, query):
        """Three more entries each time, or as many as `by` says."""
        more = int(query.get("by", ["3"])[0])
        self.send(200, feed(count + more * (Handler.requests["growing"] - 1)))

    def answer_conditional(self, count, _):
        if self.headers["If-None-Match"] == ENTITY_TAG and self.headers["If-Modified-Since"] == DATE:
            self.send_response(304)
            self.end_headers()
        else:
            self.send(200, feed(count), [("ETag", ENTITY_TAG), ("Last-Modified", DATE)])

    def answer_unchanged(self, *_):
        self.send_response(304)
        self.send_header("ETag", '"new"')
        self.end_headers()

    def answer_cookie(self, count, _):
        """Redirects to itself until the cookie comes back."""
        if self.headers["Cookie"] == "seen=1":
            self.answer_feed(count, {})
        else:
            self.send(302, b"", [("Location", "/cookie"), ("Set-Cookie", "seen=1; Path=/")])

    def answer_busy(self, count, query):
        """Asks to wait, from the first request or after `from` requests."""
        if Handler.requests["busy"] < int(query.get("from", ["1"])[0]):
            self.answer_feed(count, {})
        else:
            self.send(int(query["code"][0]), b"", [("Retry-After", query.get("after", ["60"])[0])])

    def answer_gone(self, count, _):
        """Right the first time, then gone."""
        if Handler.requests["gone"] == 1:
            self.answer_feed(count, {})
        else:
            self.send(410, b"")

    def answer_requests(self, _, query):
        """A feed whose title is the number of requests for the path in `of`."""
        self.send(200, feed(1, title=str(Handler.requests.get(query["of"][0], 0))))

    def answer_together(self, count, query):
        """Answers when so many requests are waiting as `wait` says, or after a while."""
        with self.server.together:
            Handler.waiting += 1
            Handler.most = max(Handler.most, Handler.waiting)
            self.server.together.notify_all()
            self.server.together.wait_for(lambda: Handler.most >= int(query["wait"][0]), timeout=0.3)
            Handler.waiting -= 1
        self.answer_feed(count, {})

    def answer_most(self, *_):
        """A feed whose title is the largest number of requests that waited together."""
        self.send(200, feed(1, title=str(Handler.most)))

    def answer_status(self, _, query):
        self.send(int(query["code"][0]), b"<html>no</html>")

    def answer_failing(self, count, _):
        """Right the first time only."""
        first = Handler.requests["failing"] == 1
        self.send(200 if first else 500, feed(count) if first else b"<html>broken</html>")

    def answer_recovering(self, count, _):
        """Wrong the first time only."""
        first = Handler.requests["recovering"] == 1
        self.send(500 if first else 200, b"<html>broken</html>" if first else feed(count))

    def answer_loop(self, *_):
        self.send(302, b"", [("Location", "/loop")])

    def answer_moved(self, _, query):
        """Leads elsewhere, for good unless `by` says another status."""
        self.send(int(query.get("by", ["301"])[0]), b"", [("Location", query["to"][0])])

    def answer_moving(self, count, _):
        """Redirects permanently after the first request, to a feed with one more entry."""
        if Handler.requests["moving"] == 1:
            self.send(200, feed(count))
        else:
            self.send(308, b"", [("Location", f"/feed?n={count + 1}")])

    def answer_moved_conditional(self, *_):
        """Redirects permanently to a feed that is not sent again."""
        self.send(301, b"", [("Location", "/conditional")])

    def answer_gzip(self, count, _):
        self.send(200, gzip.compress(feed(count)), [("Content-Encoding", "gzip")])

    def answer_bomb(self, *_):
        """100 MB of blanks in less than one: a compressed megabyte, again and again."""
        packer = zlib.compressobj(wbits=GZIP_FORMAT)
        blanks = b" " * (HUNDRED_MB // 100)
        first = packer.compress(blanks) + packer.flush(zlib.Z_FULL_FLUSH)
        more = packer.compress(blanks) + packer.flush(zlib.Z_FULL_FLUSH)
        self.send(200, first + more * 99, [("Content-Encoding", "gzip")])

    def answer_latin(self, *_):
        """Says UTF-8 and is not."""
        text = feed(1, title="Caf\u00e9").decode().replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')
        self.send(200, text.encode("latin-1"), [("Content-Type", "text/xml; charset=utf-8")])

    def answer_html(self, *_):
        self.send(200, b"<html><body>a page</body></html>", [("Content-Type", "text/html")])

    def answer_page(self, _, query):
        """A web page that names the feeds in `to`."""
        links = "".join(
            f'<LINK Rel="alternate" type=application/rss+xml title="Feed {number}" href="{target}">'
            for number, target in enumerate(query["to"])
        )
        body = f"<!doctype html><title>A page</title><link rel=stylesheet href=x>{links}<p>Text & more<br>"
        self.send(200, body.encode(), [("Content-Type", "text/html")])

    def answer_linked(self, _, query):
        """A web page whose header names a feed."""
        link = f'<{query["to"][0]}>; rel="alternate"; type="application/rss+xml"; title="a, b", </x>; rel=up'
        self.send(200, b"<html></html>", [("Content-Type", "text/html"), ("Link", link)])

    def answer_broken(self, *_):
        self.send(200, feed(3).replace(b"</item>", b"</itam>"))

    def answer_long(self, count, _):
        """Announces more than it sends."""
        body = feed(count)
        self.send_response(200)
        self.send_header("Content-Length", str(len(body) + 1000))
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = True

    def answer_overflowing(self, count, _):
        """Announces a length that does not fit into 64 bits with a sign."""
        self.send_response(200)
        self.send_header("Content-Length", str(2**64 - 1))
        self.end_headers()
        self.wfile.write(feed(count))
        self.close_connection = True

    def answer_short(self, count, _):
        """Announces less than it sends."""
        body = feed(count)
        self.send_response(200)
        self.send_header("Content-Length", str(len(body) // 2))
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = True

    def answer_cut(self, count, _):
        """Ends within a chunk."""
        body = feed(count)
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.wfile.write(b"%x\r\n%s" % (len(body), body[: len(body) // 2]))
        self.wfile.flush()
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR)

    def answer_huge(self, *_):
        self.send_response(200)
        self.send_header("Content-Length", str(HUNDRED_MB))
        self.end_headers()
        self.pieces()

    def answer_endless(self, *_):
        """Sends an endless document without a length."""
        self.send_response(200)
        self.send_header("Connection", "close")
        self.end_headers()
        self.pieces()
        self.close_connection = True

    def pieces(self):
        piece = b" " * 1_000_000
        for _ in range(HUNDRED_MB // len(piece)):
            self.wfile.write(piece)

    def answer_silent(self, *_):
        """Says nothing until the other side goes."""
        self.connection.recv(1)
        self.close_connection = True

    def answer_slow(self, count, _):
        """Waits in the midst until a request for /go comes."""
        body = feed(count)
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        half = len(body) // 2
        self.wfile.write(body[:half])
        self.wfile.flush()
        self.server.go.wait()
        self.wfile.write(body[half:])

    def answer_go(self, *_):
        self.server.go.set()
        self.send(200, b"")

    def answer_paged(self, count, query):
        """Pages of ten, each with a link to the next (RFC 5005)."""
        page = int(query.get("page", ["1"])[0])
        first = max(count - page * PAGE, 0)
        link = f'<atom:link rel="next" href="/paged?n={count}&amp;page={page + 1}"/>' if first else ""
        self.send(200, feed(min(PAGE, count - (page - 1) * PAGE), first, head=link))


def main():
    host = sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1"
    server = ThreadingHTTPServer((host, 0), Handler)
    server.daemon_threads = True
    server.go = threading.Event()
    server.together = threading.Condition()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_address[1], flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
