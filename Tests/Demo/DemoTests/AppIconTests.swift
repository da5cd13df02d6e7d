import CDemoIcon
import CGtkSystem
import Testing

@testable import tug_demo

@Suite("The program's icon") struct AppIconTests {
  @Test("The embedded icon is found without installation")
  @MainActor func embedded() {
    cdemoicon_register_resource()
    let name = Application.identifier
    let folder = name.split(separator: ".").joined(separator: "/")
    var size = 0
    let path = "/\(folder)/icons/scalable/apps/\(name).svg"
    #expect(
      g_resources_get_info(path, G_RESOURCE_LOOKUP_FLAGS_NONE, &size, nil, nil) != 0, "\(path)")
    #expect(size > 0)
  }
}
