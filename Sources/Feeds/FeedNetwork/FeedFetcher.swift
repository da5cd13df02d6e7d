import CSoup
import FeedModel

/// Fetches documents from http and https addresses with libsoup, and from files with GIO.
///
/// Redirects are followed, but never to a file. A public server may also not redirect to a private
/// network, because it could then make the program fetch documents there.
package struct FeedFetcher: Sendable {
  /// The maximum size of a document after decompression: 64 MB.
  package static let maximumBytes = 64_000_000
  /// The maximum number of redirects (libsoup allows 20).
  package static let maximumRedirects = 10
  /// The default time that a server may be silent, in seconds.
  package static let defaultTimeout = 30
  /// The time limit for a whole document, as a multiple of `timeout`.
  static let totalTimeoutFactor = 10

  /// The user agent that is sent to servers.
  private let agent: String
  private let timeout: Int
  private let maximumBytes: Int
  private let place: @Sendable (UnsafeMutablePointer<GInetAddress>) -> NetworkPlace

  /// Creates a fetcher that sends `agent` as its user agent.
  ///
  /// A server may be silent for `timeout` seconds, at least 1.
  package init(agent: String, timeout: Int = FeedFetcher.defaultTimeout) {
    self.init(agent: agent, timeout: timeout, maximumBytes: Self.maximumBytes) { NetworkPlace($0) }
  }

  /// Creates a fetcher for tests, with its own size limit and its own classification of network
  /// addresses.
  init(
    agent: String, timeout: Int, maximumBytes: Int,
    place: @escaping @Sendable (UnsafeMutablePointer<GInetAddress>) -> NetworkPlace
  ) {
    self.agent = agent
    self.timeout = max(timeout, 1)
    self.maximumBytes = maximumBytes
    self.place = place
  }

  /// Fetches the document at `address`, or reports that it still matches `validators`.
  ///
  /// `page` is the address of the web page that named the document, or `nil` if the user did: a page
  /// of a public server may not lead to a private network. `onProgress` is called from any thread while
  /// data arrives. Throws ``FetchError``, or `CancellationError` if the task is cancelled.
  package func fetch(
    _ address: FeedAddress, validators: FeedValidators = FeedValidators(),
    linkedFrom page: FeedAddress? = nil,
    onProgress: @escaping @Sendable (FetchProgress) -> Void = { _ in }
  ) async throws -> FetchOutcome {
    try await BackgroundWork.run { cancellation in
      do throws(FetchError) {
        let reader = DocumentReader(
          maximumBytes: maximumBytes,
          microseconds: gint64(timeout * Self.totalTimeoutFactor) * 1_000_000,
          cancellable: cancellation.pointer, onProgress: onProgress)
        return address.isFile
          ? .document(try reader.file(address))
          : try followed(address, validators, reader, linkedFrom: page)
      } catch {
        throw cancellation.isCancelled ? CancellationError() as any Error : error
      }
    }
  }

  // MARK: Web requests

  /// Sends requests, following redirects, until a server returns a final response.
  private func followed(
    _ start: FeedAddress, _ validators: FeedValidators, _ reader: DocumentReader,
    linkedFrom page: FeedAddress?
  ) throws(FetchError) -> FetchOutcome {
    // libsoup requires that a session is used from one thread only, so each fetch has its own.
    guard let session = soup_session_new() else { throw .failed(reason: "no memory") }
    defer { g_object_unref(session) }
    soup_session_set_timeout(session, guint(clamping: timeout))
    soup_session_set_user_agent(session, agent)
    // Some servers redirect to the same address until the request has the cookie that they set.
    soup_session_add_feature_by_type(session, soup_cookie_jar_get_type())
    var address = start
    var isFromInternet = page.map { !$0.isFile && isOfInternet($0, reader) } ?? false
    if isFromInternet, !isOfInternet(start, reader) { throw .redirectRefused(to: start.text) }
    var isForGood = true
    for _ in 0...Self.maximumRedirects {
      let request = try WebRequest(address, validators)
      let stream = try request.send(by: session, reader.cancellable)
      defer { g_object_unref(stream) }
      let isPrivate = request.remoteAddress.map(place) == .privateNetwork
      // The host name may resolve differently now than when it was checked, so check the actual
      // address.
      if isFromInternet, isPrivate { throw .redirectRefused(to: address.text) }
      guard let target = try request.target() else {
        let isMoved = isForGood && address != start && start.mayBecome(address)
        return try request.outcome(of: stream, by: reader, isMoved: isMoved)
      }
      if target.isFile { throw .redirectRefused(to: target.text) }
      isFromInternet = isFromInternet || !isPrivate
      if isFromInternet, !isOfInternet(target, reader) {
        throw .redirectRefused(to: target.text)
      }
      isForGood = isForGood && request.isPermanentRedirect
      address = target
    }
    throw .tooManyRedirects
  }

  /// Returns whether all network addresses of a host are public.
  private func isOfInternet(_ address: FeedAddress, _ reader: DocumentReader) -> Bool {
    HostPlace.of(address.host, reader.cancellable, place) == .internet
  }
}
