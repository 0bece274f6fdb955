// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "badge",
  // The name is for the folder that Flipbook lies in, which may be called anything.
  dependencies: [.package(name: "flipbook", path: "../..")],
  targets: [
    .target(name: "Badge", dependencies: [.product(name: "Flipbook", package: "flipbook")]),
    .testTarget(
      name: "BadgeTests",
      dependencies: ["Badge", .product(name: "GoldensTesting", package: "flipbook")]),
  ]
)
