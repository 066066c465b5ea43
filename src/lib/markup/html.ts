const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML text or attribute value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(entities).map(([char, entity]) => [entity, char])),
  // As React writes it.
  '&#x27;': "'",
  '&nbsp;': ' ',
};

/** The text of HTML that holds no tags: the entities that `escapeHtml` and React write, and `&nbsp;`, become characters. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:#39|#x27|amp|lt|gt|quot|nbsp);/g, (entity) => characters[entity] ?? entity);
}

/** Elements inside a sentence. */
export const inlineElements = [
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'span',
  'strong',
  'sub',
  'sup',
] as const;

const emphasis = new RegExp(`</?(?:${inlineElements.join('|')})\\b[^>]*>`, 'g');

/** HTML without tags as text in one line. */
export function oneLine(html: string): string {
  // Most words already have one space between them.
  return unescapeHtml(html)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

/** The words of HTML in one line: tags inside a sentence vanish, all others part words. */
export function textOfHtml(html: string): string {
  return oneLine(html.replace(emphasis, '').replace(/<[^<>]+>/g, ' '));
}

/**
 * JSON that is safe inside a `<script type="application/json">` block: no `</script>`, no `<!--`, no U+2028/9.
 *
 * @param replacer as that of `JSON.stringify`.
 */
export function jsonForHtml(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return JSON.stringify(value, replacer)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
