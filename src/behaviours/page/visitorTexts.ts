import { islandsWithMarks, showInIsland, showTexts, textElements } from './liveTexts.ts';
import { placeholders } from './placeholders.ts';

/**
 * Fills the visitor's placeholders wherever they are (PAGE-08): in elements, attributes, options, the page's title, and
 * the plain text of islands.
 */
export function visitorTexts(page: Document): void {
  placeholders(page);
  for (const element of page.querySelectorAll<HTMLElement>(textElements)) showTexts(element);
  for (const data of islandsWithMarks(page)) showInIsland(data, page);
}
