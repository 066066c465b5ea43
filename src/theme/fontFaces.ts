/** The fonts a page may load, as files of installed packages: headings, then text. Latin, which English and Spanish need. */
export const fontFiles = [
  '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
] as const;

const range =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * Rules for the two fonts and for system fonts of the same metrics, so that text never moves. `optional` shows a late
 * font on the next page only.
 *
 * @param urls addresses of `fontFiles`, in that order.
 */
export function fontFaces([serif = '', sans = '']: readonly string[]): string {
  const face = (family: string, weight: string, url: string) =>
    `@font-face{font-family:'${family}';font-weight:${weight};font-display:optional;src:url(${url}) format('woff2');unicode-range:${range}}`;
  return [
    face('Source Serif 4', '600', serif),
    face('Public Sans', '100 900', sans),
    // Overrides computed from the fonts' own ascent, descent and average width.
    "@font-face{font-family:'Source Serif 4 Fallback';src:local('Georgia');ascent-override:96.42%;descent-override:31.18%;size-adjust:107.45%}",
    "@font-face{font-family:'Public Sans Fallback';font-weight:600 900;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold');ascent-override:95.6%;descent-override:22.64%;line-gap-override:0%;size-adjust:99.37%}",
    "@font-face{font-family:'Public Sans Fallback';src:local('Arial'),local('ArialMT'),local('Liberation Sans');ascent-override:90.59%;descent-override:21.46%;line-gap-override:0%;size-adjust:104.87%}",
  ].join('');
}
