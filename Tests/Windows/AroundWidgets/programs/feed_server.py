"""A podcast server on this computer, which can publish another episode."""

import threading
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# Seconds since 1970; the day of the first episode.
FIRST = 1_700_000_000
DAY = 86_400


class Feed:
    """Serves `episodes` episodes at `url`, and counts how often they were `read`."""

    def __init__(self, episodes):
        self.episodes, self.read = episodes, 0
        feed = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                feed.read += 1
                body = feed.text().encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/rss+xml")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_words):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/feed.xml"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def text(self):
        items = "".join(map(self._item, range(self.episodes)))
        return (
            '<?xml version="1.0"?><rss version="2.0"><channel><title>Tide tables</title>'
            f"<link>{self.url}</link><description>The harbour</description>{items}</channel></rss>"
        )

    def _item(self, number):
        return (
            f"<item><title>High water {number + 1}</title><guid>{number}</guid>"
            f"<pubDate>{formatdate(FIRST + number * DAY)}</pubDate>"
            f'<enclosure url="{self.url}/{number}.mp3" type="audio/mpeg" length="1000"/></item>'
        )
