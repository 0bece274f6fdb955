/// The version of Flipbook; another one may draw other pixels.
public let version = "0.1.0"
