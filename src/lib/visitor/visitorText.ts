import { escapeHtml } from '#lib/markup/html.ts';

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

/**
 * Creates a mark inside HTML, which an island shows as it is: a placeholder and its fallback, as HTML.
 */
export const htmlMark = (name: string, fallback: string): string => visitorMark(inHtml + name, fallback);

/** Creates a mark: a placeholder and its fallback text. The name `lang_es` instead marks a passage in that language. */
export const visitorMark = (name: string, fallback: string): string =>
  `${open}${name}${between}${fallback}${close}`;

/** Matches text between two tags that contains a mark. */
const markedText = new RegExp(`>([^<>]*${open}[^<>]*)<`, 'g');
/** Elements that can contain only text. */
const onlyText = /^(?:option|textarea|title|script|style)\b/i;

const elements = (text: string) =>
  text.replace(mark, (_whole, name: string, fallback: string) =>
    name.startsWith('lang_')
      ? `<span lang="${name.slice(5)}">${fallback}</span>`
      : `<span data-placeholder="${name}">${fallback}</span>`,
  );

/**
 * Replaces the marks in rendered HTML with elements. In attributes, and in elements that contain only text, replaces
 * them with their fallbacks.
 */
export function marksToHtml(html: string): string {
  if (!html.includes(open)) return html;
  const inText = html.replace(markedText, (whole, text: string, offset: number) => {
    const tag = html.lastIndexOf('<', offset);
    if (onlyText.test(html.slice(tag + 1, tag + 10))) return whole;
    // A single element, because the parent may be a flex or grid container.
    return text.replace(mark, '') === '' ? `>${elements(text)}<` : `><span>${elements(text)}</span><`;
  });
  return inText.replace(mark, (_whole, _name, fallback: string) => fallback);
}

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
    const isHtml = name.startsWith(inHtml);
    const value = valueOf(isHtml ? name.slice(inHtml.length) : name);
    if (value === undefined) return fallback;
    return JSON.stringify(isHtml ? escapeHtml(value) : value).slice(1, -1);
  });

/** Whether JSON contains marks. */
export const hasMarks = (json: string): boolean => json.includes('\\u0002');

/** Returns a value with all marks replaced by their fallbacks, or the same value if it has none. */
export function withFallbacks<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  // Only strings have changed, so the type stays the same.
  return hasMarks(json) ? (JSON.parse(fillMarksInJson(json)) as Value) : value;
}
