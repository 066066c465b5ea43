import { escapeHtml } from '#lib/markup/html.ts';
import { type MarkedRate, rateOfMark, type TextMark, type TextPart } from './markedRate.ts';

// Placeholders in plain text that only the visitor's browser can fill in. In HTML they are elements with
// `data-placeholder`. In text that is not yet part of an element they are delimited by control characters, which
// authors cannot type.
const open = '\u0002';
const between = '\u0003';
const close = '\u0004';
const mark = new RegExp(`${open}(\\w+)${between}([^${close}]*)${close}`, 'g');
/** Matches the same marks in JSON, where control characters are escaped. */
const markInJson = /\\u0002(\w+)\\u0003(.*?)\\u0004/g;

/** Precedes the name of a placeholder whose value becomes part of HTML. */
const inHtml = 'html_';
/** Precedes the name of a mark that is part of JSON in an attribute. */
const inJson = 'json_';

/** Creates a mark inside HTML, which an island shows as it is: a placeholder and its fallback, as HTML. */
export const htmlMark = (name: string, fallback: string): string => visitorMark(inHtml + name, fallback);

/** Creates a mark: a placeholder and its fallback text. The name `lang_es` instead marks a passage in that language. */
export const visitorMark = (name: string, fallback: string): string =>
  `${open}${name}${between}${fallback}${close}`;

function elementOf(name: string, text: string): string {
  if (name.startsWith('lang_')) return `<span lang="${name.slice(5)}">${text}</span>`;
  const rate = rateOfMark(name);
  return rate ? rateElement(rate, text) : `<span data-placeholder="${name}">${text}</span>`;
}

/** A rate or its date. Only one with `live` is refreshed in the browser. */
interface ShownRate extends Pick<MarkedRate, 'kind' | 'key'> {
  readonly live?: string | undefined;
}

/** Returns an element that consists of a rate or its date, as HTML. */
export function rateElement({ kind, key, live }: ShownRate, html: string): string {
  const refreshed = live === undefined ? '' : ` data-live="${escapeHtml(live)}"`;
  return `<span data-${kind}="${escapeHtml(key)}"${refreshed}>${html}</span>`;
}

/** Replaces the marks in a text, which may be HTML, with elements. Returns a single element, because the parent may be a flex or grid container. */
export function markedElements(text: string): string {
  const elements = text.replace(mark, (_whole, name: string, fallback: string) => elementOf(name, fallback));
  return text.replace(mark, '') === '' ? elements : `<span>${elements}</span>`;
}

/** Replaces the marks in a text with their fallbacks. */
export const withoutMarks = (text: string) =>
  text.replace(mark, (_whole, _name, fallback: string) => fallback);

/** Whether the browser has a value for a mark. */
const isFilled = (name: string) => !name.startsWith('lang_');

/** Splits a text into its words and marks. Passages in another language become words. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: fallback = '', index } of text.matchAll(mark)) {
    if (!isFilled(name)) continue;
    parts.push(withoutMarks(text.slice(end, index)), { name, text: fallback });
    end = index + whole.length;
  }
  return [...parts, withoutMarks(text.slice(end))].filter((part) => part !== '');
}

/** Returns an attribute with which the browser fills the marks in the texts of an element; empty without marks. */
export function liveTextsAttribute(texts: Readonly<Record<string, string>>): string {
  const live = Object.entries(texts).flatMap(([name, text]) => {
    const parts = partsOf(text);
    return parts.some((part) => typeof part !== 'string') ? [[name, parts] as const] : [];
  });
  return live.length === 0
    ? ''
    : ` data-live-texts="${escapeHtml(JSON.stringify(Object.fromEntries(live)))}"`;
}

/** Whether a text that is not JSON contains marks. */
export const hasTextMarks = (text: string): boolean => text.includes(open);

/** Turns the marks of JSON inside HTML into marks of the HTML that contains it. */
export const jsonMarksToText = (html: string): string =>
  html.replace(markInJson, (_whole, name: string, fallback: string) =>
    isFilled(name) ? visitorMark(inJson + name, fallback) : fallback,
  );

/**
 * Returns the value of a mark for the place where it is, or `undefined` for its fallback.
 *
 * @param valueOf returns the value of a placeholder or rate, if there is one.
 */
export function valueInPlace(
  name: string,
  valueOf: (name: string) => string | undefined,
): string | undefined {
  const value = valueOf(valueName(name));
  if (value === undefined) return undefined;
  if (name.startsWith(inJson)) return textInJson(value);
  return name.startsWith(inHtml) ? escapeHtml(value) : value;
}

/** Returns the name of a mark's value, wherever the mark is. */
export const valueName = (name: string): string => name.replace(places, '');
const places = new RegExp(`^(?:${inHtml}|${inJson})`);

const textInJson = (text: string) => JSON.stringify(text).slice(1, -1);

/**
 * Replaces the marks in JSON.
 *
 * @param valueOf returns the value of a placeholder, or `undefined` for its fallback. By default all marks become
 * fallbacks.
 */
export const fillMarksInJson = (
  json: string,
  valueOf: (name: string) => string | undefined = () => undefined,
): string =>
  json.replace(markInJson, (_whole, name: string, fallback: string) => {
    const value = valueInPlace(name, valueOf);
    return value === undefined ? fallback : textInJson(value);
  });

/** Returns the marks in JSON, with their fallbacks. */
export const marksInJson = (json: string): TextMark[] =>
  [...json.matchAll(markInJson)].map(([, name = '', text = '']) => ({ name, text }));

/** Whether JSON contains marks. */
export const hasMarks = (json: string): boolean => json.includes('\\u0002');

/** Returns a value with all marks replaced by their fallbacks, or the same value if it has none. */
export function withFallbacks<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  // Only strings have changed, so the type stays the same.
  return hasMarks(json) ? (JSON.parse(fillMarksInJson(json)) as Value) : value;
}
