// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// Tests are not optimised, also where they test an optimised library: that would take longer than to
/// run them.
let tested: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

/// The words in all languages, and the files of resources as C arrays.
let words: [Target] = [
  .target(name: "CResources", cSettings: strictC),
  .target(name: "Translations", dependencies: ["CResources"], swiftSettings: strict),
]

/// The pure engine: no display, no clock, and no C but the files of resources.
///
/// Each may import only those before it.
let engine: [Target] = [
  .target(name: "ScrollPhysics", swiftSettings: strict),
  .target(name: "ScrollModel", dependencies: ["ScrollPhysics"], swiftSettings: strict),
  .target(name: "RefreshModel", dependencies: ["ScrollModel"], swiftSettings: strict),
  .target(
    name: "PullModel", dependencies: ["ScrollPhysics", "ScrollModel", "RefreshModel"],
    swiftSettings: strict),
  .target(
    name: "ListModel", dependencies: ["ScrollModel", "RefreshModel", "PullModel"],
    swiftSettings: strict),
  .target(
    name: "Recording",
    dependencies: [
      "ScrollPhysics", "ScrollModel", "RefreshModel", "PullModel", "ListModel", "Translations",
    ],
    swiftSettings: strict),
  .target(
    name: "Replay",
    dependencies: [
      "ScrollPhysics", "ScrollModel", "RefreshModel", "PullModel", "ListModel", "Recording",
      "Translations",
    ],
    swiftSettings: strict),
  .target(name: "PageModel", swiftSettings: strict),
]

let drawing: [Target] = [
  .systemLibrary(
    name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
  .systemLibrary(
    name: "CPangoFT", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
  .target(
    name: "CFonts", dependencies: ["CCairo", "CPangoFT", "CResources"], cSettings: strictC),
  .target(
    name: "CairoDrawing",
    dependencies: [
      "ScrollModel", "RefreshModel", "PullModel", "ListModel", "Translations", "CCairo", "CFonts",
      "CResources",
    ],
    swiftSettings: strict),
  // The looks of the controls that scripts describe.
  .target(
    name: "DescribedStyles", dependencies: ["RefreshModel", "Recording", "CairoDrawing"],
    swiftSettings: strict),
]

/// Golden pictures for visual tests, of this package and of programs that use it.
let testing: [Target] = [
  .target(
    name: "TugTesting",
    dependencies: [
      "ScrollModel", "RefreshModel", "PullModel", "ListModel", "Recording", "Replay",
      "Translations",
      "CairoDrawing",
      "DescribedStyles",
    ],
    swiftSettings: strict)
]

let gtk: [Target] = [
  .systemLibrary(name: "CGtkSystem", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
  .target(
    name: "CGtk", dependencies: ["CGtkSystem"], exclude: ["properties.toml"],
    cSettings: strictC + [.define("G_LOG_DOMAIN", to: "\"Tug\"")]),
  .target(name: "GtkBridge", dependencies: ["CGtk"], swiftSettings: strict),
  .target(
    name: "Tug",
    dependencies: [
      "ScrollPhysics", "ScrollModel", "RefreshModel", "PullModel", "ListModel", "Recording",
      "PageModel",
      "Translations", "CairoDrawing", "CGtk", "GtkBridge",
    ],
    swiftSettings: strict),
  // Scripts played in a real list, for pictures of programs and for tests.
  .target(
    name: "Playback",
    dependencies: [
      "ScrollModel", "PullModel", "ListModel", "Recording", "Replay", "CairoDrawing",
      "DescribedStyles", "Tug",
    ],
    swiftSettings: strict),
]

/// Reading feeds and keeping their entries, without a display: for programs, not for the library.
let feeds: [Target] = [
  .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
  .systemLibrary(
    name: "CJSON", pkgConfig: "json-glib-1.0", providers: [.apt(["libjson-glib-dev"])]),
  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  .target(name: "FeedModel", dependencies: ["CXML2", "CJSON"], swiftSettings: strict),
  .target(name: "FeedStore", dependencies: ["FeedModel", "CSQLite"], swiftSettings: strict),
  .systemLibrary(name: "CSoup", pkgConfig: "gio-2.0", providers: [.apt(["libsoup-3.0-dev"])]),
  .target(name: "FeedNetwork", dependencies: ["FeedModel", "CSoup"], swiftSettings: strict),
  .target(
    name: "FeedLibrary", dependencies: ["FeedModel", "FeedStore", "FeedNetwork"],
    swiftSettings: strict),
]

let executables: [Target] = [
  .target(name: "CDemoWords", cSettings: strictC),
  .target(name: "CDemoFeeds", cSettings: strictC),
  .target(name: "CDemoIcon", dependencies: ["CGtkSystem"], cSettings: strictC),
  .systemLibrary(name: "CHandy", pkgConfig: "gtk+-3.0", providers: [.apt(["libhandy-1-dev"])]),
  .executableTarget(
    name: "tug-replay",
    dependencies: ["RefreshModel", "Recording", "Replay", "CairoDrawing", "TugTesting"],
    swiftSettings: strict),
  .executableTarget(
    name: "tug-goldens", dependencies: ["Recording", "Replay", "CairoDrawing", "TugTesting"],
    swiftSettings: strict),
  .executableTarget(
    name: "tug-demo",
    dependencies: [
      "Recording", "Replay", "Translations", "CDemoWords", "CDemoFeeds", "CDemoIcon",
      "CHandy", "CGtkSystem", "CGtk", "GtkBridge", "Tug", "Playback", "FeedModel", "FeedStore",
      "FeedNetwork", "FeedLibrary",
    ],
    swiftSettings: strict),
  .executableTarget(
    name: "cloth", dependencies: ["Tug"], path: "examples/cloth", exclude: ["visual-test"],
    swiftSettings: strict),
  .executableTarget(
    name: "list-box", dependencies: ["Tug", "CGtk"], path: "examples/around-widgets/list-box",
    swiftSettings: strict),
  .executableTarget(
    name: "own-style", dependencies: ["Tug"], path: "examples/own-style", swiftSettings: strict),
]

let bench: [Target] = [
  // Draws what scripts/bench has measured.
  .executableTarget(
    name: "bench-picture", dependencies: ["CairoDrawing"], path: "bench/picture",
    swiftSettings: strict)
]

let tests: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: [
      "ScrollPhysics", "ScrollModel", "RefreshModel", "PullModel", "ListModel", "Replay",
      "CairoDrawing",
    ],
    swiftSettings: strict),
  .testTarget(
    name: "TranslationsTests", dependencies: ["Translations", "TestSupport"], swiftSettings: tested),
  .testTarget(
    name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "TestSupport"],
    resources: [.copy("Vectors")], swiftSettings: tested),
  .testTarget(
    name: "ScrollModelTests", dependencies: ["ScrollPhysics", "ScrollModel", "TestSupport"],
    swiftSettings: tested),
  .testTarget(
    name: "RefreshModelTests", dependencies: ["RefreshModel"], swiftSettings: tested),
  .testTarget(
    name: "PullModelTests", dependencies: ["PullModel", "RefreshModel", "ScrollModel"],
    swiftSettings: tested),
  .testTarget(name: "PageModelTests", dependencies: ["PageModel"], swiftSettings: tested),
  .testTarget(name: "FeedModelTests", dependencies: ["FeedModel"], swiftSettings: tested),
  .testTarget(
    name: "FeedStoreTests", dependencies: ["FeedModel", "FeedStore", "CSQLite"],
    swiftSettings: tested),
  .testTarget(
    name: "FeedNetworkTests",
    dependencies: ["FeedModel", "FeedNetwork", "FeedTestServer", "CSoup"],
    swiftSettings: tested),
  .testTarget(
    name: "FeedLibraryTests",
    dependencies: ["FeedModel", "FeedStore", "FeedNetwork", "FeedLibrary", "FeedTestServer"],
    swiftSettings: tested),
  // A server on this machine that does what servers do wrong.
  .target(
    name: "FeedTestServer", path: "Tests/FeedTestServer", exclude: ["feed_server.py"],
    swiftSettings: tested),
  // Programs that ListModelTests starts, as a release build where scripts/test made one.
  .executableTarget(
    name: "random-events",
    dependencies: [
      "ScrollPhysics", "ScrollModel", "RefreshModel", "PullModel", "ListModel", "Recording",
      "Replay",
    ],
    path: "Tests/RandomEvents", swiftSettings: strict),
  .target(
    name: "CAllocationCount", path: "Tests/AllocationProbe/CAllocationCount", cSettings: strictC),
  .executableTarget(
    name: "allocation-probe",
    dependencies: ["ScrollModel", "RefreshModel", "ListModel", "CAllocationCount"],
    path: "Tests/AllocationProbe/AllocationProbe", swiftSettings: strict),
  .executableTarget(
    name: "scale-probe",
    dependencies: ["ScrollModel", "RefreshModel", "ListModel", "CAllocationCount"],
    path: "Tests/ScaleProbe", swiftSettings: strict),
  .testTarget(
    name: "ListModelTests",
    dependencies: [
      "ScrollPhysics", "ScrollModel", "RefreshModel", "PullModel", "ListModel", "Recording",
      "Replay",
      "TestSupport",
      "random-events", "allocation-probe", "scale-probe",
    ],
    swiftSettings: tested),
  .testTarget(
    name: "ReplayTests",
    dependencies: [
      "ScrollPhysics", "ScrollModel", "RefreshModel", "ListModel", "Recording",
      "Replay",
      "CairoDrawing",
      "TugTesting", "TestSupport",
    ],
    resources: [.copy("Scripts")], swiftSettings: tested),
  // A test for each row of docs/features.md, and a script for each group of what users complain of.
  .testTarget(
    name: "FeatureTests",
    dependencies: [
      "PageModel", "RefreshModel", "ListModel", "Replay", "CairoDrawing", "TugTesting",
      "TestSupport",
    ],
    exclude: ["Patches"], swiftSettings: tested),
  .testTarget(
    name: "ComplaintTests", dependencies: ["Replay", "CairoDrawing", "TugTesting", "TestSupport"],
    resources: [.copy("Scripts")], swiftSettings: tested),
  .testTarget(
    name: "CairoDrawingTests",
    dependencies: [
      "ScrollModel", "RefreshModel", "PullModel", "ListModel", "Replay", "Translations", "CCairo",
      "CairoDrawing", "TugTesting", "TestSupport",
    ],
    swiftSettings: tested),
  .testTarget(
    name: "TugTestingTests",
    dependencies: [
      "TugTesting", "Recording", "Replay", "CairoDrawing", "TestSupport", "tug-goldens",
    ],
    swiftSettings: tested),
  // Tests of widgets need a process whose main thread runs GTK: TugTests starts this one.
  .executableTarget(
    name: "widget-probe",
    dependencies: [
      "RefreshModel", "PullModel", "ListModel", "Replay", "PageModel", "CairoDrawing", "CGtk",
      "GtkBridge",
      "Tug", "Playback", "TestSupport",
    ],
    path: "Tests/WidgetProbe", swiftSettings: tested),
  .executableTarget(
    name: "load-probe", dependencies: ["CGtk", "GtkBridge", "Tug", "CAllocationCount"],
    path: "Tests/LoadProbe", swiftSettings: strict),
  .executableTarget(
    name: "pager-in-c", dependencies: ["Tug", "CGtk"], path: "Tests/PagerInC", cSettings: strictC),
  .testTarget(
    name: "TugTests",
    dependencies: ["Tug", "GtkBridge", "ListModel", "widget-probe", "pager-in-c"],
    swiftSettings: tested),
  .testTarget(
    name: "DemoTests",
    dependencies: [
      "tug-demo", "Tug", "CairoDrawing", "CDemoIcon", "CGtkSystem", "Translations", "TestSupport",
    ],
    swiftSettings: tested),
  // The example of a visual test of a program's own style.
  .testTarget(
    name: "OwnStyleTests", dependencies: ["own-style", "CairoDrawing", "TugTesting"],
    path: "examples/own-style-test", exclude: ["goldens"], swiftSettings: tested),
]

let package = Package(
  name: "Tug",
  products: [
    .library(name: "Tug", targets: ["Tug"]),
    .library(name: "tug-1", type: .dynamic, targets: ["Tug"]),
    .executable(name: "tug-demo", targets: ["tug-demo"]),
    .executable(name: "tug-replay", targets: ["tug-replay"]),
    .library(name: "TugTesting", targets: ["TugTesting"]),
    .executable(name: "tug-goldens", targets: ["tug-goldens"]),
  ],
  targets: words + engine + drawing + testing + gtk + feeds + executables + bench + tests,
  swiftLanguageModes: [.v6]
)
