import { escapeHtml } from '#lib/markup/html.ts';
import { openFont, textPaths } from './openFont.ts';
import { TextWidths } from './TextWidths.ts';

/** What a logo is drawn with, in one scheme. Colors are `#rrggbb`. */
export interface LogoColors {
  readonly mark: string;
  /** The bars on the mark. */
  readonly bars: string;
  readonly text: string;
}

export interface LogoLook {
  readonly light: LogoColors;
  readonly dark: LogoColors;
  /** The brand's font for headings, if it has one. */
  readonly font?: { readonly file: string; readonly weight: number };
}

/** Height of a logo, and of its mark. */
const height = 40;
const markWidth = 40;
const textLeft = markWidth + 11;
/** Widest text; longer names have two lines. */
const most = 176;
/** Sizes of one line, and of each of two lines with their baselines. */
const oneLine = { size: 22, baselines: [28] } as const;
const twoLines = { size: 16, baselines: [17.5, 34.5] } as const;

const mark =
  '<rect class="m" width="40" height="40" rx="10"/>' +
  '<path class="b" d="M9 31v-7a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v7zM17 31V19a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v12zM25 31V11a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v20z"/>';

/** The same mark in a square of 24 units, filled by the even-odd rule. */
export const bankMark =
  'M6 0h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6zM5.4 18.6v-5.4H9v5.4zM10.2 18.6v-8.4h3.6v8.4zM15 18.6V5.4h3.6v13.2z';

const rules = ({ mark: ground, bars, text }: LogoColors) =>
  `.m{fill:${ground}}.b{fill:${bars}}.t{fill:${text}}`;

const drawing = (width: number, { light, dark }: LogoLook, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>${content}</svg>\n`;

/** Returns the mark of a bank as SVG, for browser tabs. */
export const bankIcon = (look: LogoLook): string => drawing(markWidth, look, mark);

/** Returns a name in one line, or in two lines of about the same length. */
function linesOf(name: string, widthOf: (text: string) => number): readonly string[] {
  const words = name.split(' ');
  if (widthOf(name) <= most / oneLine.size || words.length === 1) return [name];
  const breaks = words
    .slice(1)
    .map((_word, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return breaks.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name];
}

/**
 * Returns the logo of a bank as SVG: its mark, and its name in outlines. Letters that the font lacks, such as Chinese
 * ones, are text in a font of the system.
 */
export function bankLogo(name: string, look: LogoLook): string {
  const font = look.font && openFont(look.font.file, look.font.weight);
  const isComplete = font !== undefined && Number.isFinite(new TextWidths(font).of(name));
  const widthOf = (text: string) =>
    isComplete ? font.layout(text).advanceWidth / font.unitsPerEm : Array.from(text).length * 0.9;
  const lines = linesOf(name, widthOf);
  const longest = Math.max(...lines.map(widthOf));
  const { size: usual, baselines } = lines.length === 1 ? oneLine : twoLines;
  const size = Math.min(usual, (most * 1.6) / longest);
  const text = lines.map((line, index) => {
    const y = baselines[index] ?? 0;
    return isComplete
      ? `<g class="t">${textPaths(font, line, size, textLeft, y)}</g>`
      : `<text class="t" x="${textLeft}" y="${y}" font-family="system-ui, sans-serif" font-weight="700" font-size="${size}">${escapeHtml(line)}</text>`;
  });
  return drawing(Math.ceil(textLeft + longest * size + 1), look, mark + text.join(''));
}
