import { islandsWithMarks, showInIsland, showTexts, textElements } from './liveTexts.ts';
import { visitorValue } from './visitorValue.ts';

/**
 * Replaces the placeholders in author text with the date, zip code and first name (PAGE-08). If a value is unknown, the
 * author's fallback stays.
 */
function placeholders(page: Document): void {
  for (const mark of page.querySelectorAll<HTMLElement>('[data-placeholder]')) {
    const value = visitorValue(mark.dataset['placeholder']);
    if (value !== undefined) mark.textContent = value;
  }
}

/**
 * Fills the visitor's placeholders wherever they are (PAGE-08): in elements, attributes, options, the page's title, and
 * the plain text of islands.
 */
export function visitorTexts(page: Document): void {
  placeholders(page);
  for (const element of page.querySelectorAll<HTMLElement>(textElements)) showTexts(element);
  for (const data of islandsWithMarks(page)) showInIsland(data, page);
}
