/// The elements of a list's rows, in order.
///
/// Lists that show the store follow each change. A subclass may add methods such as `reload()`. To
/// store the elements elsewhere, it overrides `count` and `element(at:)` and calls `didReplaceAll`,
/// `didInsert` and `didRemove`.
@MainActor open class RowStore<Element> {
  private var elements: RowElements<Element>
  private let observers = RowObservers()

  /// Creates a store of the given elements.
  public init(_ elements: [Element] = []) {
    self.elements = RowElements(elements)
  }

  /// The number of elements.
  ///
  /// A negative number from a subclass counts as 0.
  open var count: Int { elements.count }

  /// Returns the element at `index`, or `nil` if `index` is out of range.
  open func element(at index: Int) -> Element? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  /// The element at `index`, or `nil` if `index` is out of range.
  ///
  /// Setting `nil`, or setting an index out of range, does nothing.
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

  /// Appends elements.
  public func append(contentsOf added: [Element]) {
    insert(contentsOf: added, at: elements.count)
  }

  /// Appends an element.
  public func append(_ element: Element) {
    append(contentsOf: [element])
  }

  /// Inserts elements before `index`.
  ///
  /// An index out of range is clamped.
  public func insert(contentsOf added: [Element], at index: Int) {
    guard !added.isEmpty else { return }
    let index = min(max(index, 0), elements.count)
    elements.insert(contentsOf: added, at: index)
    didInsert(at: index, count: added.count)
  }

  /// Inserts an element before `index`.
  ///
  /// An index out of range is clamped.
  public func insert(_ element: Element, at index: Int) {
    insert(contentsOf: [element], at: index)
  }

  /// Removes and returns the element at `index`.
  ///
  /// Returns `nil` if `index` is out of range.
  @discardableResult
  public func remove(at index: Int) -> Element? {
    guard elements.indices.contains(index) else { return nil }
    let element = elements[index]
    elements.removeSubrange(index..<(index + 1))
    didRemove(at: index, count: 1)
    return element
  }

  /// Removes the elements in `range`.
  ///
  /// Indices out of range are ignored.
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

  /// Notifies the lists that all elements may have changed.
  public final func didReplaceAll() { observers.notify(.replaced) }

  /// Notifies the lists that the elements in `range` look different, for example in a new language.
  public final func didUpdate(in range: Range<Int>) {
    let range = range.clamped(to: 0..<max(count, 0))
    if !range.isEmpty { observers.notify(.updated(range)) }
  }

  /// Notifies the lists that `count` elements were inserted before `index`.
  public final func didInsert(at index: Int, count: Int) {
    observers.notify(.inserted(at: index, count: count))
  }

  /// Notifies the lists that `count` elements were removed, starting at `index`.
  public final func didRemove(at index: Int, count: Int) {
    observers.notify(.removed(at: index, count: count))
  }

  /// The number of changes so far.
  var changeCount: Int { observers.changeCount }

  func addObserver(_ observer: some RowObserver) {
    observers.add(observer)
  }
}
