/** The colours of one scheme. Text pairs are AA (4.5:1) on `background`, `surface` and their own fills. */
export interface ColourTokens {
  readonly text: string;
  readonly textMuted: string;
  readonly background: string;
  /** Quiet panels that set a section apart from the page. */
  readonly surface: string;
  /** Cards and fields that stand on a surface. */
  readonly raised: string;
  readonly line: string;
  /** Borders of fields and controls: 3:1 on what they stand on. */
  readonly control: string;
  readonly primary: string;
  readonly primaryStrong: string;
  readonly onPrimary: string;
  readonly primaryQuiet: string;
  readonly accent: string;
  readonly onAccent: string;
  /** Dark panels: the hero, the footer. The same in both schemes but for depth. */
  readonly deep: string;
  readonly onDeep: string;
  readonly onDeepMuted: string;
  /** The accent on a deep panel: a fill for text of the colour `deep`, or text. */
  readonly onDeepAccent: string;
  readonly error: string;
  readonly errorQuiet: string;
  readonly success: string;
  readonly successQuiet: string;
  readonly warning: string;
  readonly warningQuiet: string;
  readonly focus: string;
}

export const light: ColourTokens = {
  text: '#16241e',
  textMuted: '#4b5a53',
  background: '#ffffff',
  surface: '#f5f2ea',
  raised: '#ffffff',
  line: '#dcd6c8',
  control: '#75817a',
  primary: '#0f5a43',
  primaryStrong: '#0a3d2e',
  onPrimary: '#ffffff',
  primaryQuiet: '#e4f0ea',
  accent: '#a3480f',
  onAccent: '#ffffff',
  deep: '#0c3b2e',
  onDeep: '#ffffff',
  onDeepMuted: '#cfe0d6',
  onDeepAccent: '#f3c08f',
  error: '#a5211d',
  errorQuiet: '#fbeae8',
  success: '#1b6a41',
  successQuiet: '#e5f3ea',
  warning: '#7c5200',
  warningQuiet: '#fdf2d8',
  focus: '#c8661a',
};

export const dark: ColourTokens = {
  text: '#eef3ef',
  textMuted: '#b7c5bd',
  background: '#0d1613',
  surface: '#14211c',
  raised: '#1a2a24',
  line: '#31433b',
  control: '#83968c',
  primary: '#7fd0ae',
  primaryStrong: '#a8e3ca',
  onPrimary: '#06241a',
  primaryQuiet: '#173529',
  accent: '#f2a978',
  onAccent: '#2b1203',
  deep: '#0a2a21',
  onDeep: '#ffffff',
  onDeepMuted: '#c3d8cd',
  onDeepAccent: '#f0b684',
  error: '#ffb0a8',
  errorQuiet: '#3a1715',
  success: '#8fdcae',
  successQuiet: '#12301f',
  warning: '#f3cf86',
  warningQuiet: '#33260a',
  focus: '#f7b487',
};

/** Widths in CSS pixels at which layouts change: small below 672, medium below 1056, large from there. */
export const breakpoints = { small: 0, medium: 672, large: 1056 } as const;

const sans = "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif";
const serif = "'Source Serif 4', 'Source Serif 4 Fallback', Georgia, serif";
const chinese =
  "'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif";

export const fonts = { sans, serif, chinese } as const;

/** Sizes grow with the window between 360 and 1200 px; each is a rem value so that zoom works. */
export const fontSizes = {
  caption: '0.875rem',
  body: '1.0625rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  h4: '1.1875rem',
  h3: 'clamp(1.3125rem, 1.22rem + 0.45vw, 1.5625rem)',
  h2: 'clamp(1.6875rem, 1.45rem + 1.05vw, 2.3125rem)',
  h1: 'clamp(2.125rem, 1.6rem + 2.3vw, 3.5rem)',
  figure: 'clamp(2.5rem, 2.1rem + 1.7vw, 3.5rem)',
} as const;

export const radius = { control: '6px', card: '12px', pill: '999px' } as const;

/** Space between sections and around content. */
export const space = {
  gutter: 'clamp(1rem, 4vw, 2rem)',
  section: 'clamp(2.5rem, 6vw, 5rem)',
  content: '75rem',
  text: '44rem',
} as const;

export const shadow = '0 1px 2px rgb(12 40 30 / 0.06), 0 8px 24px -12px rgb(12 40 30 / 0.18)';
