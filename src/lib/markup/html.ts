const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use in HTML content or in an attribute value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(entities).map(([char, entity]) => [entity, char])),
  // React's form of the apostrophe.
  '&#x27;': "'",
  '&nbsp;': ' ',
};

/** Decodes the entities in HTML without tags: those that `escapeHtml` and React write, and `&nbsp;`. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:#39|#x27|amp|lt|gt|quot|nbsp);/g, (entity) => characters[entity] ?? entity);
}

/** Elements that can appear within a sentence. */
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

/** Converts HTML without tags to a single line of text. */
export function oneLine(html: string): string {
  // Cheaper than replacing every whitespace: most words are already separated by one space.
  return unescapeHtml(html)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

/** Returns the text of HTML as a single line. Removes inline tags, and replaces all other tags with spaces. */
export function textOfHtml(html: string): string {
  return oneLine(html.replace(emphasis, '').replace(/<[^<>]+>/g, ' '));
}

/**
 * Serializes a value as JSON that is safe in a `<script type="application/json">` block: it contains no `</script>`,
 * `<!--`, U+2028 or U+2029.
 *
 * @param replacer like that of `JSON.stringify`.
 */
export function jsonForHtml(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return JSON.stringify(value, replacer)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
