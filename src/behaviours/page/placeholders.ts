import { visitorValue } from './visitorValue.ts';

/**
 * Replaces the placeholders in author text with the date, zip code and first name (PAGE-08). If a value is unknown, the
 * author's fallback stays.
 */
export function placeholders(page: Document): void {
  for (const mark of page.querySelectorAll<HTMLElement>('[data-placeholder]')) {
    const value = visitorValue(mark.dataset['placeholder']);
    if (value !== undefined) mark.textContent = value;
  }
}
