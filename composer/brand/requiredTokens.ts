import { type ColorTokens, typeSteps } from '#theme/BrandTokens.ts';

/** Types of the Design Tokens format that brands use. */
type TokenType =
  | 'color'
  | 'dimension'
  | 'fontFamily'
  | 'fontWeight'
  | 'typography'
  | 'shadow'
  | 'duration'
  | 'cubicBezier'
  | 'number';

const group = ['main', 'dark', 'contrastText', 'subtle'] as const;

/** The colors of a scheme by group. A group with an empty list is itself a color. */
const colors = {
  text: ['primary', 'secondary'],
  background: ['default', 'paper', 'surface'],
  primary: group,
  secondary: group,
  error: group,
  success: group,
  warning: group,
  info: group,
  brand: [...group, 'muted', 'divider'],
  inverse: group,
  divider: [],
  outline: [],
  focus: [],
  backdrop: [],
} as const satisfies {
  readonly [Name in keyof ColorTokens]: ColorTokens[Name] extends string
    ? readonly []
    : readonly (keyof ColorTokens[Name])[];
};

/** Paths of the colors of a scheme, such as `text.primary`. */
export const colorPaths: readonly string[] = Object.entries(colors).flatMap(([name, members]) =>
  members.length === 0 ? [name] : members.map((member) => `${name}.${member}`),
);

const ofType = (type: TokenType, ...names: readonly string[]) => names.map((name) => [name, type] as const);

/** The tokens that every brand must define, with their types. */
export const requiredTokens: ReadonlyMap<string, TokenType> = new Map([
  ...ofType('color', ...colorPaths.map((path) => `color.${path}`)),
  ...ofType('typography', ...typeSteps.map((step) => `typography.${step}`)),
  ...ofType('fontFamily', 'fontFamily.heading', 'fontFamily.body', 'fontFamily.chinese'),
  ...ofType('fontWeight', 'fontWeight.regular', 'fontWeight.medium', 'fontWeight.bold'),
  ...ofType('dimension', 'radius.control', 'radius.card', 'radius.small', 'radius.pill'),
  ...ofType('dimension', 'radius.markTop', 'radius.markBottom', 'spacing.step'),
  ...ofType('dimension', 'layout.contentWidth', 'layout.textWidth', 'layout.controlHeight'),
  ...ofType('dimension', 'layout.gutter.min', 'layout.gutter.max'),
  ...ofType('dimension', 'layout.section.min', 'layout.section.max'),
  ...ofType('dimension', 'stroke.hairline', 'stroke.strong', 'stroke.accent', 'stroke.focus'),
  ...ofType('shadow', 'shadow.raised', 'shadow.overlay', 'shadow.sticky'),
  ...ofType('duration', 'motion.duration.short', 'motion.duration.standard'),
  ...ofType('cubicBezier', 'motion.easing'),
  ...ofType('dimension', 'breakpoint.medium', 'breakpoint.large'),
]);

/** Optional tokens: the font sizes in narrow windows, the mask of hero pictures, and the look of icons. */
export const optionalTokens: ReadonlyMap<string, TokenType> = new Map([
  ...ofType('dimension', ...typeSteps.map((step) => `minFontSize.${step}`)),
  ...ofType('dimension', 'radius.heroTop', 'radius.heroBottom', 'icon.stroke'),
  ...ofType('number', 'icon.tint'),
]);

/**
 * Groups whose token names are fixed by the lists above. In other groups a brand chooses its own names, for aliases.
 */
export const semanticGroups: ReadonlySet<string> = new Set(
  [...requiredTokens.keys(), ...optionalTokens.keys()].map((id) => id.split('.')[0] ?? ''),
);

/**
 * The group of the colors in the site's illustrations. Another brand redefines the names that the site's own brand
 * uses.
 */
export const illustrationGroup = 'illustration';
