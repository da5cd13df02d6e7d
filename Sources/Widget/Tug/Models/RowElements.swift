/// The elements of a row store, in order.
///
/// The initial array stays undivided until elements far from its end are inserted or removed. It is
/// then divided into blocks, and the blocks into groups. A change in ten million elements therefore
/// moves few of them.
struct RowElements<Element> {
  private struct Group {
    var blocks: [[Element]] = []
    /// The number of elements in each block.
    var counts: [Int] = []
    var count = 0

    init(_ blocks: some Sequence<[Element]>) {
      self.blocks = Array(blocks)
      counts = self.blocks.map(\.count)
      count = counts.reduce(0, +)
    }
  }

  /// The position of an element, or of an insertion.
  private struct Place {
    var group: Int
    var block: Int
    var rest: Int
  }

  /// The maximum number of elements in a block, which a change moves.
  ///
  /// The initial array may be larger as long as only its end changes.
  private let largestBlock: Int
  /// The maximum number of blocks in a group, which a change examines.
  private let largestGroup: Int
  private var groups: [Group] = []
  private(set) var count = 0

  /// Creates the elements of an array.
  ///
  /// Once they are divided, a block has at most `largestBlock` elements, and a group at most
  /// `largestGroup` blocks.
  init(_ elements: [Element], largestBlock: Int = 1024, largestGroup: Int = 256) {
    self.largestBlock = largestBlock
    self.largestGroup = largestGroup
    count = elements.count
    if count > 0 { groups = [Group([elements])] }
  }

  var indices: Range<Int> { 0..<count }

  /// The element at `index`, which must be in range.
  subscript(index: Int) -> Element {
    get {
      let place = place(of: index)
      return groups[place.group].blocks[place.block][place.rest]
    }
    set {
      let place = place(of: index)
      groups[place.group].blocks[place.block][place.rest] = newValue
    }
  }

  /// Inserts elements before `index`, which must be in 0 to ``count``.
  mutating func insert(contentsOf added: [Element], at index: Int) {
    guard !added.isEmpty else { return }
    guard count > 0 else {
      self = RowElements(added, largestBlock: largestBlock, largestGroup: largestGroup)
      return
    }
    let place = divided(at: index)
    let length = groups[place.group].counts[place.block]
    if length + added.count <= largestBlock || place.rest == length && isWhole {
      groups[place.group].blocks[place.block].insert(contentsOf: added, at: place.rest)
      change(place, by: added.count)
    } else {
      let block = groups[place.group].blocks[place.block]
      replace(place, by: block[..<place.rest] + added + block[place.rest...])
      count += added.count
    }
  }

  /// Removes the elements of a range, which must be in bounds.
  mutating func removeSubrange(_ range: Range<Int>) {
    var left = range.count
    while left > 0 {
      let place = divided(at: range.lowerBound)
      let end = min(place.rest + left, groups[place.group].counts[place.block])
      groups[place.group].blocks[place.block].removeSubrange(place.rest..<end)
      change(place, by: place.rest - end)
      left -= end - place.rest
      join(place)
    }
  }

  /// Whether all elements are in one array.
  private var isWhole: Bool { groups.count == 1 && groups[0].blocks.count == 1 }

  /// Returns the position of the element at `index`.
  ///
  /// With ``count`` it returns the position after the last element.
  private func place(of index: Int) -> Place {
    var (group, block, rest) = (0, 0, index)
    while group + 1 < groups.count, rest >= groups[group].count {
      rest -= groups[group].count
      group += 1
    }
    groups[group].counts.withUnsafeBufferPointer { counts in
      while block + 1 < counts.count, rest >= counts[block] {
        rest -= counts[block]
        block += 1
      }
    }
    return Place(group: group, block: block, rest: rest)
  }

  /// Returns the position of the element at `index`, after dividing its block if that is too large
  /// for a change there.
  private mutating func divided(at index: Int) -> Place {
    let place = place(of: index)
    let length = groups[place.group].counts[place.block]
    guard length > largestBlock, place.rest + largestBlock < length else { return place }
    replace(place, by: groups[place.group].blocks[place.block][...])
    return self.place(of: index)
  }

  private mutating func change(_ place: Place, by added: Int) {
    groups[place.group].counts[place.block] += added
    groups[place.group].count += added
    count += added
  }

  /// Replaces a block by `elements`, divided into blocks that have space for more.
  private mutating func replace(_ place: Place, by elements: ArraySlice<Element>) {
    let size = max(largestBlock / 2, 1)
    let pieces = stride(from: elements.startIndex, to: elements.endIndex, by: size).map {
      Array(elements[$0..<min($0 + size, elements.endIndex)])
    }
    var blocks = groups[place.group].blocks
    blocks.replaceSubrange(place.block...place.block, with: pieces)
    let width = blocks.count > largestGroup ? max(largestGroup / 2, 1) : blocks.count
    let parts = stride(from: 0, to: blocks.count, by: width).map {
      Group(blocks[$0..<min($0 + width, blocks.count)])
    }
    groups.replaceSubrange(place.group...place.group, with: parts)
  }

  /// Merges a block that has become short with the next block of its group.
  ///
  /// Removes an empty block.
  private mutating func join(_ place: Place) {
    let (block, length) = (place.block, groups[place.group].counts[place.block])
    if length == 0 {
      groups[place.group].blocks.remove(at: block)
      groups[place.group].counts.remove(at: block)
      if groups[place.group].blocks.isEmpty { groups.remove(at: place.group) }
    } else if block + 1 < groups[place.group].counts.count {
      let next = groups[place.group].counts[block + 1]
      guard length + next <= largestBlock / 2 else { return }
      groups[place.group].blocks[block] += groups[place.group].blocks.remove(at: block + 1)
      groups[place.group].counts[block] += groups[place.group].counts.remove(at: block + 1)
    }
  }
}
