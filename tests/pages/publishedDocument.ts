import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { inject } from 'vitest';

type Document = ReturnType<typeof parseDocument>;
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** Returns the document of a published page, as a visitor without JavaScript receives it. */
export function publishedDocument(path: string, releaseFolder = inject('releaseFolder')): Document {
  const file = join(releaseFolder, path.endsWith('/') ? `${path}index.html` : path);
  return parseDocument(readFileSync(file, 'utf8'));
}

/** Returns the elements with one of the names, in document order. */
export const elementsNamed = (document: Document, ...names: readonly string[]): Element[] =>
  DomUtils.findAll((element) => names.includes(element.name), document.children);

const attributesShown = ['aria-label', 'alt', 'title', 'placeholder'];

/** Returns every text that a page shows or announces, except passages marked as another language. */
export function textsOf(document: Document): string[] {
  const texts: string[] = [];
  const add = (text: string | undefined) => {
    if (text !== undefined && text.trim() !== '') texts.push(text.trim());
  };
  const walk = (node: Document['children'][number]): void => {
    if (node.type === ElementType.Text) return add(node.data);
    if (node.type !== ElementType.Tag || (node.name !== 'html' && 'lang' in node.attribs)) return;
    for (const name of attributesShown) add(node.attribs[name]);
    const { name, property, content } = node.attribs;
    if (node.name === 'meta' && (name === 'description' || property === 'og:title')) add(content);
    for (const child of node.children) walk(child);
  };
  for (const child of document.children) walk(child);
  return texts;
}
