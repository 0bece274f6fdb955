/// The version of Flipbook; another one may draw other pixels.
package let flipbookVersion = "0.1.0"
