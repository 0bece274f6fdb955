import Imaging
import SVG
import Testing

/// Pictures in documents that are no PNG, each made by another program.
@Suite struct ImageFormatTests {
  /// The pixels of a picture drawn at its own size.
  private func picture(_ type: String, _ data: String) throws -> Bitmap {
    try render(svg("<image href='data:image/\(type);base64,\(data)'/>"))
  }

  private func expectNear(_ pixel: RGBA8, _ rgb: [Int], within tolerance: Int) {
    for (channel, wanted) in zip([pixel.red, pixel.green, pixel.blue], rgb) {
      #expect(abs(Int(channel) - wanted) <= tolerance, "\(pixel) instead of \(rgb)")
    }
  }

  @Test("baseline and progressive JPEGs have their colours, within what the format loses")
  func jpeg() throws {
    for (data, tolerance) in [(Self.baseline, 5), (Self.progressive, 8)] {
      let picture = try picture("jpeg", data)
      #expect(picture.ink?.columns == 0...23 && picture.ink?.rows == 0...15)
      expectNear(picture[3, 8], [230, 40, 30], within: tolerance)
      expectNear(picture[12, 8], [20, 90, 220], within: tolerance)
      expectNear(picture[22, 14], [88, 112, 128], within: 10)
    }
  }

  @Test("a grey JPEG is grey")
  func greyJPEG() throws {
    let picture = try picture("jpeg", Self.grey)
    // The luma of the first colour: 0.299 · 230 + 0.587 · 40 + 0.114 · 30.
    expectNear(picture[3, 8], [96, 96, 96], within: 5)
  }

  @Test(
    "a lossless WebP is exact with its alpha, a lossy one near; one that moves is said to be left out"
  )
  func webp() throws {
    let exact = try picture("webp", Self.losslessWebP)
    let lossy = try picture("webp", Self.lossyWebP)
    #expect(exact.hex(3, 8) == "#E6281EFF" && exact[20, 8].alpha == 0)
    #expect(exact[12, 8] == RGBA8(RGBA8.Straight(red: 20, green: 90, blue: 220, alpha: 128)))
    expectNear(lossy[3, 8], [230, 40, 30], within: 8)
    #expect(lossy[12, 8].alpha == 128 && lossy[20, 8].alpha == 0)
    for data in [Self.movingWebP, String(Self.lossyWebP.prefix(80))] {
      let text = svg("<image href='data:image/webp;base64,\(data)'/>")
      let document = try SVGDocument(bytes: Array(text.utf8))
      #expect(document.notes.count == 1 && document.notes[0].description.contains("WebP"))
    }
  }

  @Test("an interlaced GIF with a transparent colour is exact")
  func gif() throws {
    let picture = try picture("gif", Self.interlaced)
    let colors = ["#FF0000FF", "#0000FFFF", "#00000000"]
    for y in 0..<12 {
      for x in 0..<20 { #expect(picture.hex(x, y) == colors[(x / 5 + y / 4) % 3], "\(x) \(y)") }
    }
  }

  @Test("a document packed by gzip is unpacked; one that is cut off is refused")
  func gzip() throws {
    let packed = try #require(Base64.bytes(Self.packed))
    #expect(try render(packed).hex(5, 5) == "#00FF00FF")
    for count in stride(from: 2, to: packed.count - 8, by: 7) {
      #expect(throws: SVGError.self) { try SVGDocument(bytes: Array(packed.prefix(count))) }
    }
  }

  @Test("a damaged JPEG or GIF is drawn as far as it goes, or left out and said so")
  func damage() throws {
    for (type, data) in [
      ("jpeg", Self.baseline), ("jpeg", Self.progressive), ("gif", Self.interlaced),
    ] {
      let bytes = try #require(Base64.bytes(data))
      for place in bytes.indices {
        var damaged = bytes
        damaged[place] ^= 0x55
        _ = try picture(type, Base64.text(damaged))
        _ = try picture(type, Base64.text(Array(bytes.prefix(place))))
      }
    }
  }

  private static let losslessWebP =
    "UklGRj4AAABXRUJQVlA4TDEAAAAvF8ADEBcgFkzxcLoTCCQR7U80h0AgiWR/itkEBEXXLRfQfQeBAGHSpFYBEf0P"
    + "LTgDAA=="
  private static let lossyWebP =
    "UklGRn4AAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSBkAAAABFyAQSFKffI2ICAeBAGHSpFYBEf0PLTgDAFZQ"
    + "OCA+AAAAUAIAnQEqGAAQAACACCWgAnTKEYA/AD9AAIY8AP77b3/+2EP/9AFbEbD/60c//xYDSLy5/2Mr/9oVA0TA"
    + "AAA="
  private static let movingWebP =
    "UklGRsQAAABXRUJQVlA4WAoAAAACAAAAAwAAAwAAQU5JTQYAAAAAAAAAAABBTk1GSgAAAAAAAAAAAAMAAAMAAGQA"
    + "AAJWUDggMgAAADABAJ0BKgQABAABQCYloAADcAD+8ut///mwP/bz/wR6Af//0uD//pcH//S4P/SkAAAAQU5NRkYA"
    + "AAAAAAAAAAADAAADAABkAAAAVlA4IC4AAAA0AQCdASoEAAQAAAAmJaAAA3AA/vtV4///S4P/+lwf/9Lg/9Lg//rV"
    + "5Vesq6AA"
  private static let baseline = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsO \
    CwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ \
    EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA \
    AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk \
    M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT \
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA \
    HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh \
    cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp \
    anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk \
    5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDyqvxw/wBADn6/0wP8hDzC08KdP3f6V+Q1Mw8z+qMHmvme31/F \
    p/aZz9f6YH+Qhq2nhTp+6/Sv5oqZh5n7Bg808z//2Q==
    """
  private static let progressive = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsO \
    CwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ \
    EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wgARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAA \
    BQYA/8QAFgEBAQEAAAAAAAAAAAAAAAAABQQG/9oADAMBAAIQAxAAAAGUPQPa0MxrLXD/AP/EABcQAAMBAAAAAAAA \
    AAAAAAAAAAIEEAD/2gAIAQEAAQUCgq0Vd//EABwRAAEDBQAAAAAAAAAAAAAAAAADBQciMUSDwv/aAAgBAwEBPwGV \
    sTZwJOlNz//EABsRAAEEAwAAAAAAAAAAAAAAAAACBQchRILC/9oACAECAQE/AY6ydOhThZ//xAAWEAEBAQAAAAAA \
    AAAAAAAAAAAQMQD/2gAIAQEABj8CIzf/xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IVt//9oADAMBAAIA \
    AwAAABD8H//EABURAQEAAAAAAAAAAAAAAAAAAAAh/9oACAEDAQE/ECTH/8QAFREBAQAAAAAAAAAAAAAAAAAAAFH/ \
    2gAIAQIBAT8QDQ//xAAXEAADAQAAAAAAAAAAAAAAAAAQMcEA/9oACAEBAAE/EAuCud//2Q==
    """
  private static let grey = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R \
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAQABgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI \
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcY \
    GRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKj \
    pKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APKq \
    5+vMLTwp0+T9K9vrn61bTwp0+T9K/9k=
    """
  private static let interlaced = """
    R0lGODlhFAAMAIEAAP8AAAAA/wD/AAAAACH5BAEAAAIALAAAAAAUAAwAAAhEAAEIFBigYEEBCBEOXDjQ4MGEAhgy \
    dBgAYkSJDR1anKgRIkeKBjcuBNkx4UeSIjOG9DiypEWFLVe+hKny4cyLNStCDAgAOw==
    """
  private static let packed = """
    H4sIAAAAAAACA+3TMQ6AIAxA0auwdbNFNwNeRhFIQI001uOrg4ODN2D+b/2mHF6dOS3FQmDeekQRaaRr1t1jS0R4 \
    C1ASJw4WWgIVXPSBLWiCwexu5Dfqb1RzTMlCitkBVllllf/yuWy4ANVGIBiNAwAA
    """
}
