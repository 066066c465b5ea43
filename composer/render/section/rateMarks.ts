import { Parser } from 'htmlparser2';
import { unescapeHtml } from '#lib/markup/html.ts';
import type { MarkedRate } from '#lib/visitor/markedRate.ts';

/** A rate in the text of a document, or its date, which the browser would refresh; see `rateElement`. */
export interface RateMark extends MarkedRate {
  /** The range of its text: UTF-16 offsets; the end is exclusive. */
  readonly range: readonly [start: number, end: number];
  readonly text: string;
  /** Language of its element, such as `es`. */
  readonly lang: string;
}

/** An element that is open: its language, and its mark without the end of its range. */
interface OpenElement {
  readonly lang: string;
  readonly isIsland: boolean;
  readonly mark?: MarkedRate & { readonly start: number };
}

function markOf(attributes: Readonly<Record<string, string>>): MarkedRate | undefined {
  const { 'data-live': live, 'data-rate': rate, 'data-rate-date': date } = attributes;
  const key = rate ?? date;
  if (live === undefined || key === undefined) return undefined;
  const kind = rate === undefined ? 'rate-date' : 'rate';
  return { kind, key: unescapeHtml(key), live: unescapeHtml(live) };
}

/**
 * Returns the rates in the text of a document that the browser would refresh. Not those of islands, whose HTML must stay
 * what their props say.
 */
export function rateMarks(html: string): RateMark[] {
  const marks: RateMark[] = [];
  const open: OpenElement[] = [];
  const parser = new Parser(
    {
      onopentag: (_name, attributes) => {
        const { lang = open.at(-1)?.lang ?? '' } = attributes;
        const isIsland = open.at(-1)?.isIsland || 'data-island' in attributes;
        const mark = isIsland ? undefined : markOf(attributes);
        open.push({ lang, isIsland, ...(mark && { mark: { ...mark, start: parser.endIndex + 1 } }) });
      },
      onclosetag: () => {
        const { mark, lang = '' } = open.pop() ?? {};
        if (!mark) return;
        const { start, ...rate } = mark;
        const range = [start, parser.startIndex] as const;
        marks.push({ ...rate, range, lang, text: unescapeHtml(html.slice(...range)) });
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return marks;
}
