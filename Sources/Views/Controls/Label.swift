/// A title with an icon: how they stand to each other is its ``LabelStyle``'s matter.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  /// A label of `title` and `icon`.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the style makes of both.
  public var body: some View {
    AnyView(
      style.makeBody(
        configuration: LabelStyleConfiguration(
          title: .init(content: AnyView(title), text: (title as? Text)?.content),
          icon: .init(content: AnyView(icon)))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label that reads `titleKey`, in which Markdown's marks count, beside a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label that reads `titleKey`, in which Markdown's marks count, beside an image of the film's
  /// catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// A label that reads `title` beside a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label that reads `title` beside an image of the film's catalogue.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to show.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// How labels look.
public protocol LabelStyle: Sendable {
  /// The type of view that a label is.
  associatedtype Body: View
  /// What a label is told of itself.
  typealias Configuration = LabelStyleConfiguration
  /// What a label shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label style is told of a label.
public struct LabelStyleConfiguration {
  /// What the label reads.
  public struct Title: View {
    let content: AnyView
    /// What the title reads, if it is a text.
    let text: String?

    /// The title, whatever it is.
    public var body: some View { content }
  }

  /// What the label shows beside its title.
  public struct Icon: View {
    let content: AnyView

    /// The icon, whatever it is.
    public var body: some View { content }
  }

  /// What the label reads.
  public let title: Title
  /// What the label shows beside its title.
  public let icon: Icon
}

/// The icon before the title, 8 points apart, on one baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// Icon and title side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon alone; the title is what readers and scripts call it.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title.text {
      configuration.icon.accessibilityLabel(title)
    } else {
      configuration.icon
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// What labels are without a style: ``titleAndIcon``.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Gives the labels in this view a look.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    transformEnvironment(\.self) { $0.labelStyle = style }
  }
}

extension EnvironmentValues {
  private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
  }

  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
