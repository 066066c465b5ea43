/** A color with its variants, as in MUI's palette, and a pale background of the same hue. */
export interface ColorGroup {
  readonly main: string;
  /** A stronger `main`, for hover and pressed states. */
  readonly dark: string;
  /** Text and icons on `main` and `dark`. */
  readonly contrastText: string;
  /** A pale background on which `main` and `text.primary` are readable. */
  readonly subtle: string;
}

/** The colors of one color scheme, as CSS colors. `colorPairs.ts` lists the pairs that need contrast. */
export interface ColorTokens {
  readonly text: { readonly primary: string; readonly secondary: string };
  readonly background: {
    readonly default: string;
    /** Background of cards, fields and menus. */
    readonly paper: string;
    /** Background of sections that differ from the page. */
    readonly surface: string;
  };
  /** Main actions, links and selected items. */
  readonly primary: ColorGroup;
  /** Accents next to the primary color. */
  readonly secondary: ColorGroup;
  readonly error: ColorGroup;
  readonly success: ColorGroup;
  readonly warning: ColorGroup;
  readonly info: ColorGroup;
  /** Dark panels in the brand's color: the hero, a calculator's result, the footer. */
  readonly brand: ColorGroup & {
    /** Secondary text on `main`. */
    readonly muted: string;
    /** Lines on `main`. */
    readonly divider: string;
  };
  /** Actions and accents on `brand.main`. */
  readonly inverse: ColorGroup;
  /** Thin lines between items. */
  readonly divider: string;
  /** Borders of fields and controls. Contrast of 3:1 on every background. */
  readonly outline: string;
  /** The focus ring. Contrast of 3:1 on every background. */
  readonly focus: string;
  /** Covers the page behind a dialog or drawer. */
  readonly backdrop: string;
}

/** A step of the type scale. A type, not an interface, so that it is assignable to MUI's styles. */
export type TypeStep = {
  /** A CSS font stack. */
  readonly fontFamily: string;
  readonly fontWeight: number;
  /** `rem`, or a `clamp()` that scales with the window. */
  readonly fontSize: string;
  readonly lineHeight: number;
  /** In `em`. */
  readonly letterSpacing: string;
};

/** Names of the type steps; MUI's names if they exist. */
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

/** All tokens of a brand as CSS values, with the aliases in its token files resolved. */
export interface BrandTokens {
  readonly color: { readonly light: ColorTokens; readonly dark: ColorTokens };
  readonly typography: Readonly<Record<TypeStepName, TypeStep>>;
  /** CSS font stacks. `chinese` consists of system fonts. */
  readonly fontFamily: { readonly heading: string; readonly body: string; readonly chinese: string };
  /** `medium` and `bold` emphasize text, such as labels. */
  readonly fontWeight: { readonly regular: number; readonly medium: number; readonly bold: number };
  readonly radius: {
    /** Buttons and fields, in pixels. */
    readonly control: number;
    /** Cards and panels, as a CSS length. */
    readonly card: string;
    /** Small elements within others, such as options of a list. */
    readonly small: string;
    readonly pill: string;
    /** The four corners of the shape behind an icon. */
    readonly mark: string;
    /** The four corners of a hero's picture: its mask. An arch has large upper corners, a porthole four large ones. */
    readonly hero: string;
    /** The lower corners of `hero`. Without them, the picture stands on the lower edge of the hero. */
    readonly heroBottom: string;
  };
  /** One spacing step in `rem`; 0.5 is 8 pixels. */
  readonly spacing: number;
  readonly layout: {
    /** Maximum width of a page's content. */
    readonly contentWidth: string;
    /** Maximum width of running text. */
    readonly textWidth: string;
    /** Space on both sides of the content. */
    readonly gutter: string;
    /** Space above and below a section. */
    readonly section: string;
    /** Minimum height of a button or field. */
    readonly controlHeight: string;
  };
  readonly icon: {
    /** Width of their lines on the grid of 24 by 24. */
    readonly stroke: string;
    /** Opacity of the color that fills their closed shapes; 0 for icons of lines alone. */
    readonly tint: number;
  };
  readonly stroke: {
    readonly hairline: string;
    readonly strong: string;
    /** Colored edges of cards and notes. */
    readonly accent: string;
    readonly focus: string;
  };
  readonly shadow: {
    /** Hovered cards. */
    readonly raised: string;
    /** Menus, panels and dialogs. */
    readonly overlay: string;
    /** Bars at the bottom of the window; the shadow points upward. */
    readonly sticky: string;
  };
  readonly motion: {
    /** In milliseconds. */
    readonly duration: { readonly short: number; readonly standard: number };
    readonly easing: string;
  };
  /** Minimum window widths in CSS pixels: `small` is below `medium`, and `large` has no upper limit. */
  readonly breakpoint: { readonly medium: number; readonly large: number };
}
