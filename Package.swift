// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: explicit existentials, imports that do not leak, checked memory
/// safety, and no warning left standing.
let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A Swift module under `Sources/`, by the modules above it in the design's table that it imports.
func module(
  _ name: String, path: String? = nil, _ dependencies: [String], resources: [Resource] = [],
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) },
    path: path ?? "Sources/\(name)", resources: resources, swiftSettings: swiftSettings)
}

/// The tests of one module, under `Tests/`.
func tests(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies.map { .byName(name: $0) },
    path: "Tests/\(name)Tests", exclude: exclude, swiftSettings: swiftSettings)
}

let package = Package(
  name: "flipbook",
  products: [
    .library(name: "Flipbook", targets: ["Flipbook"]),
    .library(name: "GoldensTesting", targets: ["GoldensTesting"]),
    .library(name: "FlipbookCommands", targets: ["FlipbookCommands"]),
    .executable(name: "flipbook", targets: ["FlipbookCLI"]),
  ],
  targets: [
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
    .target(name: "CKernels"),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icudata")]),

    module(
      "Fonts", path: "Fonts", [],
      resources: ["Caveat", "Inter", "Nunito", "PlusJakartaSans"].map { .copy($0) }),
    module("Numerics", []),
    module("Geometry", ["Numerics"]),
    module("Imaging", ["CPNG"]),
    module("Motion", ["Numerics"]),
    module("Typography", ["Geometry", "Fonts", "CFreeType", "CHarfBuzz", "CICU"]),
    module("Drawing", ["Geometry", "Imaging"]),
    module("Raster", ["Numerics", "Geometry", "Imaging", "Drawing", "CKernels"]),
    module("Solid", ["Numerics", "Geometry", "Imaging"]),
    module("SVG", ["Numerics", "Geometry", "Imaging", "Drawing", "Typography", "CWebP"]),
    module("Views", ["Geometry", "Imaging", "Motion", "Drawing", "Typography"]),
    module(
      "Flipbook",
      [
        "Fonts", "Numerics", "Geometry", "Imaging", "Motion", "Drawing", "Typography", "Views",
        "Raster", "Solid", "SVG", "CQREncode",
      ]),
    module("Goldens", ["Imaging", "Flipbook"]),
    module("GoldensTesting", ["Flipbook", "Goldens"]),
    module("Bite", path: "Sources/Films/Bite", ["Flipbook"], resources: [.copy("Assets")]),
    module(
      "Duolingo", path: "Sources/Films/Duolingo", ["Flipbook"], resources: [.copy("Assets")]),
    module("Milo", path: "Sources/Films/Milo", ["Flipbook"]),
    module(
      "CalAI", path: "Sources/Films/CalAI", ["Flipbook"], resources: [.copy("Assets")]),
    module("Pickup", path: "Sources/Films/Pickup", ["Flipbook"]),
    module("FlipbookCommands", ["Flipbook", "Goldens", "SVG", "Solid", "CMalloc"]),
    .executableTarget(
      name: "FlipbookCLI",
      dependencies: ["FlipbookCommands", "Bite", "CalAI", "Duolingo", "Milo", "Pickup"],
      swiftSettings: swiftSettings),

    // What the tests of several modules share.
    module("TestSupport", path: "Tests/TestSupport", []),
    tests("Numerics", ["Numerics"]),
    tests("Geometry", ["Geometry", "Numerics"]),
    tests("Imaging", ["Imaging", "Numerics", "TestSupport"], exclude: ["Inputs"]),
    tests("Motion", ["Motion", "Numerics"]),
    tests("Typography", ["Typography", "Geometry", "Numerics", "Fonts"], exclude: ["Inputs"]),
    tests("Drawing", ["Drawing", "Geometry", "Imaging"]),
    tests(
      "Raster", ["Raster", "Drawing", "Geometry", "Imaging", "Numerics", "TestSupport"]),
    tests("Solid", ["Solid", "Geometry", "Imaging", "Numerics"], exclude: ["Inputs"]),
    tests(
      "SVG",
      [
        "SVG", "Raster", "Drawing", "Geometry", "Imaging", "Typography", "Numerics", "TestSupport",
      ],
      exclude: ["Inputs"]),
    tests(
      "Views", ["Views", "Raster", "Drawing", "Geometry", "Imaging", "Motion", "Typography"]),
    tests("Flipbook", ["Flipbook", "Imaging", "Drawing", "Geometry", "TestSupport"]),
    tests("Goldens", ["Goldens", "Flipbook", "Imaging", "Numerics", "TestSupport"]),
    tests("GoldensTesting", ["GoldensTesting", "Flipbook", "TestSupport"]),
    tests("Bite", ["Bite", "Flipbook", "Imaging"]),
    tests("Duolingo", ["Duolingo", "Flipbook"]),
    tests("Milo", ["Milo", "Flipbook"]),
    tests("CalAI", ["CalAI", "Flipbook"]),
    tests("Pickup", ["Pickup", "Flipbook"]),
    tests(
      "FlipbookCommands", ["FlipbookCommands", "FlipbookCLI", "Flipbook", "TestSupport"],
      exclude: ["Inputs"]),
  ],
  swiftLanguageModes: [.v6]
)
