/// The elements of a list's rows, in order; lists that show it follow each change.
///
/// A subclass may add `reload()` and the like, or override `count` and `element(at:)` to keep its
/// elements elsewhere and call `didReplaceAll`, `didInsert` and `didRemove`.
@MainActor open class RowStore<Element> {
  private var elements: RowElements<Element>
  private let observers = RowObservers()

  /// A store of the given elements.
  public init(_ elements: [Element] = []) {
    self.elements = RowElements(elements)
  }

  /// The number of elements; a negative number from a subclass counts as 0.
  open var count: Int { elements.count }

  /// The element at `index`; nil where there is none.
  open func element(at index: Int) -> Element? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  /// The element at `index`; nil where there is none.
  ///
  /// Setting one where there is none does nothing.
  public subscript(index: Int) -> Element? {
    get { element(at: index) }
    set {
      guard let newValue, elements.indices.contains(index) else { return }
      elements[index] = newValue
      observers.notify(.updated(index..<(index + 1)))
    }
  }

  /// Replaces all elements.
  public func replaceAll(_ elements: [Element]) {
    self.elements = RowElements(elements)
    didReplaceAll()
  }

  /// Adds elements at the end.
  public func append(contentsOf added: [Element]) {
    insert(contentsOf: added, at: elements.count)
  }

  /// Adds an element at the end.
  public func append(_ element: Element) {
    append(contentsOf: [element])
  }

  /// Inserts elements before `index`; an index out of range counts as the nearer end.
  public func insert(contentsOf added: [Element], at index: Int) {
    guard !added.isEmpty else { return }
    let index = min(max(index, 0), elements.count)
    elements.insert(contentsOf: added, at: index)
    didInsert(at: index, count: added.count)
  }

  /// Inserts an element before `index`; an index out of range counts as the nearer end.
  public func insert(_ element: Element, at index: Int) {
    insert(contentsOf: [element], at: index)
  }

  /// Removes the element at `index` and returns it; nil where there is none.
  @discardableResult
  public func remove(at index: Int) -> Element? {
    guard elements.indices.contains(index) else { return nil }
    let element = elements[index]
    elements.removeSubrange(index..<(index + 1))
    didRemove(at: index, count: 1)
    return element
  }

  /// Removes the elements in `range`, where there are any.
  public func remove(in range: Range<Int>) {
    let range = range.clamped(to: elements.indices)
    guard !range.isEmpty else { return }
    elements.removeSubrange(range)
    didRemove(at: range.lowerBound, count: range.count)
  }

  /// Removes all elements.
  public func removeAll() {
    replaceAll([])
  }

  /// Tells the lists that all elements may have changed.
  public final func didReplaceAll() { observers.notify(.replaced) }

  /// Tells the lists that the elements in `range` look otherwise, as in another language.
  public final func didUpdate(in range: Range<Int>) {
    let range = range.clamped(to: 0..<max(count, 0))
    if !range.isEmpty { observers.notify(.updated(range)) }
  }

  /// Tells the lists that `count` elements came in before `index`.
  public final func didInsert(at index: Int, count: Int) {
    observers.notify(.inserted(at: index, count: count))
  }

  /// Tells the lists that `count` elements from `index` on were removed.
  public final func didRemove(at index: Int, count: Int) {
    observers.notify(.removed(at: index, count: count))
  }

  /// How many changes there have been.
  var changeCount: Int { observers.changeCount }

  func addObserver(_ observer: some RowObserver) {
    observers.add(observer)
  }
}
