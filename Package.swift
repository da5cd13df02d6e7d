// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// Tests are not optimised, also where they test an optimised library: that would take longer than to
/// run them.
let tested: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

/// The words in all languages, and the files of resources as C arrays.
let texts: [Target] = [
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
    name: "SceneModel", dependencies: ["ScrollPhysics", "ScrollModel", "RefreshModel"],
    swiftSettings: strict),
  .target(name: "PageModel", swiftSettings: strict),
]

/// Recording the engine's events as a script, and playing a script.
let scripts: [Target] = [
  .target(
    name: "Recording",
    dependencies: ["ScrollPhysics", "ScrollModel", "RefreshModel", "SceneModel", "Translations"],
    swiftSettings: strict),
  .target(
    name: "Replay",
    dependencies: [
      "ScrollPhysics", "ScrollModel", "RefreshModel", "SceneModel", "Recording", "Translations",
    ],
    swiftSettings: strict),
]

/// Drawing by cairo and Pango.
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
      "ScrollModel", "RefreshModel", "SceneModel", "Translations", "CCairo", "CFonts", "CResources",
    ],
    swiftSettings: strict),
  // The looks of the controls that scripts describe.
  .target(
    name: "DescribedStyles", dependencies: ["RefreshModel", "Recording", "CairoDrawing"],
    swiftSettings: strict),
]

/// The library's widgets for GTK.
let widget: [Target] = [
  .systemLibrary(name: "CGtkSystem", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
  .target(
    name: "CGtk", dependencies: ["CGtkSystem"],
    exclude: ["keys.toml", "properties.toml", "styles.toml"],
    cSettings: strictC + [
      .define("G_LOG_DOMAIN", to: "\"Tug\""),
      .define("g_intern_static_string", to: "_tug_type_name"),
    ]),
  .target(name: "GtkBridge", dependencies: ["CGtk", "ScrollModel"], swiftSettings: strict),
  .target(
    name: "Tug",
    dependencies: [
      "ScrollPhysics", "ScrollModel", "RefreshModel", "SceneModel", "Recording", "PageModel",
      "Translations", "CairoDrawing", "CGtk", "GtkBridge",
    ],
    swiftSettings: strict),
]

/// For tests: golden pictures, also of programs that use this package, and scripts in a real list.
let testing: [Target] = [
  .target(
    name: "TugTesting",
    dependencies: [
      "ScrollModel", "RefreshModel", "SceneModel", "Recording", "Replay", "Translations",
      "CCairo", "CairoDrawing", "DescribedStyles",
    ],
    swiftSettings: strict),
  // Scripts played in a real list, for pictures of programs and for tests.
  .target(
    name: "Playback",
    dependencies: [
      "ScrollModel", "SceneModel", "Recording", "Replay", "CairoDrawing", "DescribedStyles", "Tug",
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

/// The demo, with its own words, feeds and icon.
let demo: [Target] = [
  .target(name: "CDemoWords", cSettings: strictC),
  .target(name: "CDemoFeeds", cSettings: strictC),
  .target(name: "CDemoIcon", dependencies: ["CGtkSystem"], cSettings: strictC),
  .systemLibrary(name: "CHandy", pkgConfig: "gtk+-3.0", providers: [.apt(["libhandy-1-dev"])]),
  .executableTarget(
    name: "tug-demo",
    dependencies: [
      "RefreshModel", "Recording", "Replay", "Translations", "CDemoWords", "CDemoFeeds",
      "CDemoIcon", "CHandy",
      "CGtkSystem", "CGtk", "GtkBridge", "Tug", "Playback", "FeedModel", "FeedStore", "FeedNetwork",
      "FeedLibrary",
    ],
    swiftSettings: strict),
]

/// The programs that play scripts and compare golden pictures.
let tools: [Target] = [
  .executableTarget(
    name: "tug-replay",
    dependencies: ["RefreshModel", "Recording", "Replay", "CairoDrawing", "TugTesting"],
    swiftSettings: strict),
  .executableTarget(
    name: "tug-goldens", dependencies: ["Replay", "CairoDrawing", "TugTesting"],
    swiftSettings: strict),
]

/// The example programs in Swift.
let examples: [Target] = [
  .executableTarget(
    name: "cloth", dependencies: ["Tug"], path: "examples/cloth", exclude: ["visual-test"],
    swiftSettings: strict),
  .executableTarget(
    name: "list-box", dependencies: ["Tug", "CGtk"], path: "examples/around-widgets/list-box",
    swiftSettings: strict),
  .executableTarget(
    name: "own-window", dependencies: ["Tug", "CGtk"], path: "examples/own-window",
    swiftSettings: strict),
  .executableTarget(
    name: "own-style", dependencies: ["Tug"], path: "examples/own-style", swiftSettings: strict),
  // The example of a visual test of a program's own style.
  .testTarget(
    name: "OwnStyleTests", dependencies: ["own-style", "CairoDrawing", "TugTesting"],
    path: "examples/own-style-test", exclude: ["goldens"], swiftSettings: tested),
]

/// The program that draws what scripts/bench has measured.
let bench: [Target] = [
  .executableTarget(
    name: "bench-picture", dependencies: ["CairoDrawing"], path: "bench/picture",
    swiftSettings: strict)
]

/// The tests of each floor, and the programs that they start.
let tests: KeyValuePairs<String, [Target]> = [
  "Texts": [
    .testTarget(
      name: "TranslationsTests", dependencies: ["Translations", "TestSupport"],
      swiftSettings: tested)
  ],
  "Engine": [
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "TestSupport"],
      resources: [.copy("Vectors")], swiftSettings: tested),
    .testTarget(
      name: "ScrollModelTests", dependencies: ["ScrollPhysics", "ScrollModel", "TestSupport"],
      swiftSettings: tested),
    .testTarget(
      name: "RefreshModelTests", dependencies: ["RefreshModel"], swiftSettings: tested),
    .testTarget(name: "PageModelTests", dependencies: ["PageModel"], swiftSettings: tested),
    // Programs that SceneModelTests starts, as a release build where scripts/test made one.
    .executableTarget(
      name: "random-events",
      dependencies: [
        "ScrollPhysics", "ScrollModel", "RefreshModel", "SceneModel", "Recording", "Replay",
      ],
      path: "Tests/Engine/RandomEvents", swiftSettings: strict),
    .target(
      name: "CAllocationCount", path: "Tests/Engine/AllocationProbe/CAllocationCount",
      cSettings: strictC),
    .executableTarget(
      name: "allocation-probe",
      dependencies: ["ScrollModel", "RefreshModel", "SceneModel", "CAllocationCount"],
      path: "Tests/Engine/AllocationProbe/AllocationProbe", swiftSettings: strict),
    .executableTarget(
      name: "scale-probe",
      dependencies: ["ScrollModel", "RefreshModel", "SceneModel", "CAllocationCount"],
      path: "Tests/Engine/ScaleProbe", swiftSettings: strict),
    .testTarget(
      name: "SceneModelTests",
      dependencies: [
        "ScrollPhysics", "ScrollModel", "RefreshModel", "SceneModel", "Recording", "Replay",
        "TestSupport", "random-events", "allocation-probe", "scale-probe",
      ],
      swiftSettings: tested),
  ],
  "Scripts": [
    .testTarget(
      name: "ReplayTests",
      dependencies: [
        "ScrollPhysics", "ScrollModel", "RefreshModel", "SceneModel", "Recording", "Replay",
        "CairoDrawing", "TugTesting", "TestSupport",
      ],
      resources: [.copy("Scripts")], swiftSettings: tested),
    // A test for each row of docs/features.md, and a script for each group of what users complain of.
    .testTarget(
      name: "FeatureTests",
      dependencies: [
        "PageModel", "RefreshModel", "SceneModel", "Replay", "CairoDrawing", "TugTesting",
        "TestSupport",
      ],
      exclude: ["Patches"], swiftSettings: tested),
    .testTarget(
      name: "ComplaintTests",
      dependencies: ["Replay", "CairoDrawing", "TugTesting", "TestSupport"],
      resources: [.copy("Scripts")], swiftSettings: tested),
  ],
  "Drawing": [
    .testTarget(
      name: "CairoDrawingTests",
      dependencies: [
        "ScrollModel", "RefreshModel", "SceneModel", "Replay", "Translations", "CCairo",
        "CairoDrawing", "DescribedStyles", "TugTesting", "TestSupport",
      ],
      swiftSettings: tested)
  ],
  "Widget": [
    // Tests of widgets need a process whose main thread runs GTK: TugTests starts this one.
    .executableTarget(
      name: "widget-probe",
      dependencies: [
        "RefreshModel", "ScrollModel", "SceneModel", "Replay", "PageModel", "CairoDrawing", "CGtk",
        "GtkBridge",
        "Tug", "Playback", "TestSupport",
      ],
      path: "Tests/Widget/WidgetProbe", swiftSettings: tested),
    .executableTarget(
      name: "load-probe", dependencies: ["CGtk", "GtkBridge", "Tug", "CAllocationCount"],
      path: "Tests/Widget/LoadProbe", swiftSettings: strict),
    .executableTarget(
      name: "pager-in-c", dependencies: ["Tug", "CGtk"], path: "Tests/Widget/PagerInC",
      cSettings: strictC),
    .testTarget(
      name: "TugTests",
      dependencies: ["Tug", "GtkBridge", "SceneModel", "widget-probe", "pager-in-c"],
      swiftSettings: tested),
  ],
  "Feeds": [
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
    // Prints feeds as JSON, for scripts/feedparser-tests.
    .executableTarget(
      name: "feed-json", dependencies: ["FeedModel"], path: "Tests/Feeds/FeedJSON",
      swiftSettings: strict),
    // A server on this machine that does what servers do wrong.
    .target(
      name: "FeedTestServer", exclude: ["feed_server.py"],
      swiftSettings: tested),
  ],
  "Demo": [
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "tug-demo", "Tug", "CairoDrawing", "CDemoIcon", "CGtkSystem", "Translations", "FeedModel",
        "FeedStore", "FeedNetwork", "FeedLibrary", "TestSupport",
      ],
      swiftSettings: tested)
  ],
  "Testing": [
    // What the tests of several floors share.
    .target(
      name: "TestSupport",
      dependencies: [
        "ScrollPhysics", "ScrollModel", "RefreshModel", "SceneModel", "Recording", "Replay",
        "CairoDrawing",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TugTestingTests",
      dependencies: [
        "TugTesting", "Recording", "Replay", "CairoDrawing", "TestSupport", "tug-goldens",
      ],
      swiftSettings: tested),
  ],
]

/// The floors from below, each a folder of `Sources` with a folder for each of its targets.
let floors: KeyValuePairs = [
  "Texts": texts, "Engine": engine, "Scripts": scripts, "Drawing": drawing, "Widget": widget,
  "Testing": testing, "Feeds": feeds, "Demo": demo, "Tools": tools,
]
for (folder, floors) in [("Sources", floors), ("Tests", tests)] {
  for (floor, targets) in floors {
    for target in targets where target.path == nil {
      target.path = "\(folder)/\(floor)/\(target.name)"
    }
  }
}

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
  targets: (floors.map(\.value) + [examples, bench] + tests.map(\.value)).flatMap { $0 },
  swiftLanguageModes: [.v6]
)
