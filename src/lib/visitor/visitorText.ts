// Places in plain text that only the visitor's browser can fill in. Elements hold them as `data-placeholder`; a text that
// is not yet in an element has them between control characters, which no author can write.
const open = '\u0002';
const between = '\u0003';
const close = '\u0004';
const mark = new RegExp(`${open}(\\w+)${between}([^${close}]*)${close}`, 'g');
/** The same in JSON, where control characters are escaped. */
const markInJson = /\\u0002(\w+)\\u0003(.*?)\\u0004/g;

/**
 * A place in plain text for something that the visitor's browser knows, with what stands there until then; `lang_es` is a
 * passage in that language.
 */
export const visitorMark = (name: string, fallback: string): string =>
  `${open}${name}${between}${fallback}${close}`;

/** Text between two tags that has a mark. */
const markedText = new RegExp(`>([^<>]*${open}[^<>]*)<`, 'g');
/** Elements that hold text and no elements. */
const onlyText = /^(?:option|textarea|title|script|style)\b/i;

const elements = (text: string) =>
  text.replace(mark, (_whole, name: string, fallback: string) =>
    name.startsWith('lang_')
      ? `<span lang="${name.slice(5)}">${fallback}</span>`
      : `<span data-placeholder="${name}">${fallback}</span>`,
  );

/** Puts elements into finished HTML in place of the marks; attributes have the fallback. */
export function marksToHtml(html: string): string {
  if (!html.includes(open)) return html;
  const inText = html.replace(markedText, (whole, text: string, offset: number) => {
    const tag = html.lastIndexOf('<', offset);
    if (onlyText.test(html.slice(tag + 1, tag + 10))) return whole;
    // As one element, because a parent may set its children apart.
    return text.replace(mark, '') === '' ? `>${elements(text)}<` : `><span>${elements(text)}</span><`;
  });
  return inText.replace(mark, (_whole, _name, fallback: string) => fallback);
}

/**
 * Fills the marks in JSON.
 *
 * @param valueOf what the browser knows, if it does; without it every place has its fallback.
 */
export const fillMarksInJson = (
  json: string,
  valueOf: (name: string) => string | undefined = () => undefined,
): string =>
  json.replace(markInJson, (_whole, name: string, fallback: string) => {
    const value = valueOf(name);
    return value === undefined ? fallback : JSON.stringify(value).slice(1, -1);
  });

/** Whether JSON has marks. */
export const hasMarks = (json: string): boolean => json.includes('\\u0002');

/** A value with the fallbacks in place of its marks; the same value when it has none. */
export function withFallbacks<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  // Only texts are others.
  return hasMarks(json) ? (JSON.parse(fillMarksInJson(json)) as Value) : value;
}
