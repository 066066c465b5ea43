import { visitorValue } from './visitorValue.ts';

/** Fills date, zip code and first name into author text; without a value the author's fallback stays (PAGE-08). */
export function placeholders(page: Document): void {
  for (const mark of page.querySelectorAll<HTMLElement>('[data-placeholder]')) {
    const value = visitorValue(mark.dataset['placeholder']);
    if (value !== undefined) mark.textContent = value;
  }
}
