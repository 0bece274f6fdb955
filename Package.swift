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
func tests(_ name: String, _ dependencies: [String]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies.map { .byName(name: $0) },
    path: "Tests/\(name)Tests", swiftSettings: swiftSettings)
}

let package = Package(
  name: "flipbook",
  products: [],
  targets: [
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
    module("Numerics", []),
    module("Geometry", ["Numerics"]),
    module("Imaging", ["Numerics", "CPNG"]),
    module("Drawing", ["Geometry", "Imaging"]),
    module("Raster", ["Geometry", "Imaging", "Drawing"]),
    .executableTarget(name: "scratch", dependencies: ["Geometry", "Numerics", "Drawing", "Raster", "Imaging"], path: "scratch"),
    tests("Geometry", ["Geometry", "Numerics"]),
    tests("Drawing", ["Drawing", "Geometry", "Imaging"]),
    tests("Raster", ["Raster", "Drawing", "Geometry", "Imaging", "Numerics"]),
  ],
  swiftLanguageModes: [.v6]
)
