import type { ColourTokens } from './tokens.ts';

const name = (token: keyof ColourTokens) => `var(--p-palette-elm-${token})` as const;

/** The theme's colours as CSS variables, for static styles that must not load the theme itself. */
export const vars = {
  text: name('text'),
  textMuted: name('textMuted'),
  background: name('background'),
  surface: name('surface'),
  raised: name('raised'),
  line: name('line'),
  control: name('control'),
  primary: name('primary'),
  primaryStrong: name('primaryStrong'),
  onPrimary: name('onPrimary'),
  primaryQuiet: name('primaryQuiet'),
  accent: name('accent'),
  onAccent: name('onAccent'),
  deep: name('deep'),
  onDeep: name('onDeep'),
  onDeepMuted: name('onDeepMuted'),
  onDeepAccent: name('onDeepAccent'),
  error: name('error'),
  errorQuiet: name('errorQuiet'),
  success: name('success'),
  successQuiet: name('successQuiet'),
  warning: name('warning'),
  warningQuiet: name('warningQuiet'),
  focus: name('focus'),
} as const satisfies Record<keyof ColourTokens, string>;
