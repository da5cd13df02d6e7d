// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "processes",
  dependencies: [.package(name: "tug", path: "../..")],
  targets: [
    .executableTarget(
      name: "processes", dependencies: [.product(name: "Tug", package: "tug")])
  ]
)
