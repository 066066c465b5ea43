/** A color with the ones that go with it, as MUI's palette holds them, and a pale ground of the same hue. */
export interface ColorGroup {
  readonly main: string;
  /** Stronger than `main`: hover and pressed states. */
  readonly dark: string;
  /** Text and icons on `main` and `dark`. */
  readonly contrastText: string;
  /** A pale fill. `main` and `text.primary` can be read on it. */
  readonly subtle: string;
}

/** The colors of one scheme, as CSS colors. Pairs that are read together are listed in `colorPairs.ts`. */
export interface ColorTokens {
  readonly text: { readonly primary: string; readonly secondary: string };
  readonly background: {
    readonly default: string;
    /** Cards, fields and menus. */
    readonly paper: string;
    /** Quiet bands that set a section apart from the page. */
    readonly surface: string;
  };
  /** Main actions, links, selected things. */
  readonly primary: ColorGroup;
  /** Accents beside the primary color. */
  readonly secondary: ColorGroup;
  readonly error: ColorGroup;
  readonly success: ColorGroup;
  readonly warning: ColorGroup;
  readonly info: ColorGroup;
  /** Deep panels in the brand's color: the hero, the result of a calculator, the footer. */
  readonly brand: ColorGroup & {
    /** Secondary text on `main`. */
    readonly muted: string;
    /** Lines on `main`. */
    readonly divider: string;
  };
  /** Actions and accents that stand on `brand.main`. */
  readonly inverse: ColorGroup;
  /** Hairlines between things. */
  readonly divider: string;
  /** Borders of fields and controls: 3:1 on every background. */
  readonly outline: string;
  /** The ring around what has the focus: 3:1 on every background. */
  readonly focus: string;
  /** Covers the page behind a dialog or a drawer. */
  readonly backdrop: string;
}

/** One step of the type scale. A type, not an interface, so that it fits MUI's styles. */
export type TypeStep = {
  /** A CSS font stack. */
  readonly fontFamily: string;
  readonly fontWeight: number;
  /** `rem`, or a `clamp()` that grows with the window. */
  readonly fontSize: string;
  readonly lineHeight: number;
  /** `em`. */
  readonly letterSpacing: string;
};

/** Names of the type steps; MUI's where MUI has one. */
export const typeSteps = [
  'h1',
  'h2',
  'h3',
  'h4',
  // The first paragraph below a heading.
  'subtitle1',
  'body1',
  'body2',
  'button',
  'caption',
  // The line above a heading.
  'overline',
  // The page's main number.
  'figure',
] as const;
export type TypeStepName = (typeof typeSteps)[number];

/** Everything that makes a brand's look, ready for CSS: what a brand's token files say once their aliases are followed. */
export interface BrandTokens {
  readonly color: { readonly light: ColorTokens; readonly dark: ColorTokens };
  readonly typography: Readonly<Record<TypeStepName, TypeStep>>;
  /** CSS font stacks. `chinese` has the system's fonts. */
  readonly fontFamily: { readonly heading: string; readonly body: string; readonly chinese: string };
  /** Weight of words that stand out in running text, such as labels. */
  readonly fontWeight: { readonly regular: number; readonly medium: number; readonly bold: number };
  readonly radius: {
    /** Buttons and fields: pixels. */
    readonly control: number;
    /** Cards and panels: a CSS length. */
    readonly card: string;
    /** Small things inside others, such as options of a list. */
    readonly small: string;
    readonly pill: string;
    /** The four corners of the shape behind an icon. */
    readonly mark: string;
  };
  /** `rem` of one spacing step; 0.5 is 8 pixels. */
  readonly spacing: number;
  readonly layout: {
    /** Widest content of a page. */
    readonly contentWidth: string;
    /** Widest running text. */
    readonly textWidth: string;
    /** Space at both sides of the content. */
    readonly gutter: string;
    /** Space above and below a section. */
    readonly section: string;
    /** Least height of a button or field. */
    readonly controlHeight: string;
  };
  readonly stroke: {
    readonly hairline: string;
    readonly strong: string;
    /** Colored edges of cards and notes. */
    readonly accent: string;
    readonly focus: string;
  };
  readonly shadow: {
    /** Cards under the pointer. */
    readonly raised: string;
    /** Menus, panels and dialogs. */
    readonly overlay: string;
    /** Bars at the lower edge of the window; falls upward. */
    readonly sticky: string;
  };
  readonly motion: {
    /** Milliseconds. */
    readonly duration: { readonly short: number; readonly standard: number };
    readonly easing: string;
  };
  /** Widths in CSS pixels: small below `medium`, medium below `large`, large from there. */
  readonly breakpoint: { readonly medium: number; readonly large: number };
}
