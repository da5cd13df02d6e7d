import CSoup
import Dispatch
public import FeedModel

/// Fetches documents by http and https, through libsoup, and those of files, through GIO.
///
/// A server that leads elsewhere is followed, and never to a file, nor from the world into a network that
/// the world does not see: what is read there could otherwise be chosen by a stranger.
public struct FeedFetcher: Sendable {
  /// The most bytes of a document, decompressed: 64 MB (chosen here).
  public static let mostBytes = 64_000_000
  /// How many times a server may lead elsewhere: 10 (chosen here; libsoup has 20).
  public static let mostRedirects = 10
  /// How long a server may be silent, in seconds: 30 (chosen here).
  public static let usualPatience = 30
  /// How many times that long a whole document may take: 10 (chosen here).
  static let patienceForAll = 10

  /// How the program calls itself to servers.
  private let agent: String
  private let patience: Int
  private let mostBytes: Int
  private let place: @Sendable (UnsafeMutablePointer<GInetAddress>) -> NetworkPlace

  /// A fetcher that calls itself `agent`; a server may be silent for `patience` seconds, at least one.
  public init(agent: String, patience: Int = FeedFetcher.usualPatience) {
    self.init(agent: agent, patience: patience, mostBytes: Self.mostBytes) { NetworkPlace($0) }
  }

  /// A fetcher with bounds and a view of the network of its own, for tests.
  init(
    agent: String, patience: Int, mostBytes: Int,
    place: @escaping @Sendable (UnsafeMutablePointer<GInetAddress>) -> NetworkPlace
  ) {
    self.agent = agent
    self.patience = max(patience, 1)
    self.mostBytes = mostBytes
    self.place = place
  }

  /// The document at `address`, if it is another than the one that `validators` came with.
  ///
  /// `onProgress` is called from any thread while it comes. Throws ``FetchError``, and `CancellationError`
  /// where the task is cancelled.
  public func fetch(
    _ address: FeedAddress, validators: FeedValidators = FeedValidators(),
    onProgress: @escaping @Sendable (FetchProgress) -> Void = { _ in }
  ) async throws -> FetchOutcome {
    let cancellation = FetchCancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
          continuation.resume(
            with: Result {
              do throws(FetchError) {
                let reader = DocumentReader(
                  mostBytes: mostBytes,
                  microseconds: gint64(patience * Self.patienceForAll) * 1_000_000,
                  cancellable: cancellation.pointer, onProgress: onProgress)
                return address.isFile
                  ? .document(try reader.file(address)) : try followed(address, validators, reader)
              } catch {
                throw cancellation.isCancelled ? CancellationError() as any Error : error
              }
            })
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  // MARK: The web

  /// Asks one address after the other, as servers lead on.
  private func followed(
    _ start: FeedAddress, _ validators: FeedValidators, _ reader: DocumentReader
  ) throws(FetchError) -> FetchOutcome {
    // A session belongs to one thread.
    guard let session = soup_session_new() else { throw .failed(reason: "no memory") }
    defer { g_object_unref(session) }
    soup_session_set_timeout(session, guint(clamping: patience))
    soup_session_set_user_agent(session, agent)
    var address = start
    var isFromWorld = false
    var isForGood = true
    for _ in 0...Self.mostRedirects {
      let request = try WebRequest(address, validators)
      let stream = try request.send(by: session, reader.cancellable)
      defer { g_object_unref(stream) }
      let isInside = request.remoteAddress.map(place) == .inside
      // A name may lead elsewhere than when it was looked up.
      if isFromWorld, isInside { throw .redirectRefused(to: address.text) }
      guard let target = try request.target() else {
        let isMoved = isForGood && address != start && start.mayBecome(address)
        return try request.outcome(of: stream, by: reader, isMoved: isMoved)
      }
      if target.isFile { throw .redirectRefused(to: target.text) }
      isFromWorld = isFromWorld || !isInside
      if isFromWorld, HostPlace.of(target.host, reader.cancellable, place) == .inside {
        throw .redirectRefused(to: target.text)
      }
      isForGood = isForGood && request.leadsForGood
      address = target
    }
    throw .tooManyRedirects
  }
}

/// A GCancellable that any thread may cancel.
final class FetchCancellation: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<GCancellable>? = g_cancellable_new()

  deinit { if let pointer { g_object_unref(pointer) } }

  var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }

  func cancel() { g_cancellable_cancel(pointer) }
}
