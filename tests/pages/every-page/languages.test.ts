import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { registry } from '#sections/registry.gen.ts';
import { formWords } from '#words/forms.ts';
import { pageWords } from '#words/page.ts';
import { demoPagesIn } from '#tests/pages/demoPages.ts';
import { test } from '#tests/pages/visit.ts';

/** English that is allowed on pages in other languages: names, and what the law prescribes in English. */
const exempt = [
  'Elmstone Bank, N.A.',
  'Elmstone Bank',
  'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
  'English',
];

/** English words that don't exist in Spanish. */
const stopWords =
  /\b(?:the|and|of|with|for|your|you|is|are|from|this|that|have|we|our|what|how|when|here|open|back)\b/i;

/** Returns the English words of sections, forms and pages that are translated in the other language. */
function englishWords(locale: 'es' | 'zh'): Set<string> {
  const dictionaries = [formWords, pageWords, ...[...registry.values()].map(({ words }) => words)];
  const english = new Set<string>();
  for (const words of dictionaries) {
    for (const [key, text] of Object.entries(words?.en ?? {})) {
      const other = (words?.[locale] as Record<string, string> | undefined)?.[key];
      if (other !== text && text !== '') english.add(text.trim().toLowerCase());
    }
  }
  return english;
}

/** Returns every text that the page shows or announces, except passages marked as another language. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const inOther = (element: Element | null) =>
      element?.closest('[lang]:not(html)') !== null || element.closest('script, style') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (textContent?.trim() && !inOther(parentElement)) texts.push(textContent.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        const text = element.getAttribute(name)?.trim();
        if (text && !inOther(element)) texts.push(text);
      }
    }
    for (const element of document.querySelectorAll('meta[name=description], meta[property="og:title"]'))
      texts.push(element.getAttribute('content') ?? '');
    return texts;
  });

const withoutNames = (text: string) => exempt.reduce((rest, name) => rest.replaceAll(name, ''), text).trim();

describe.each(demoPagesIn('es'))('%s', (path) => {
  test('PAGE-01 has no English left', async ({ visit }) => {
    const page = await visit(path);
    const english = englishWords('es');
    const left = (await textsOf(page))
      .map(withoutNames)
      .filter((text) => stopWords.test(text) || english.has(text.toLowerCase()));
    expect(left).toEqual([]);
  });
});

describe.each(demoPagesIn('zh'))('%s', (path) => {
  test('PAGE-01 has no English left', async ({ visit }) => {
    const page = await visit(path);
    const left = (await textsOf(page))
      .map(withoutNames)
      // Abbreviations and numbers are the same in all languages.
      .filter((text) =>
        /[A-Za-z]*[a-z][A-Za-z]*/.test(text.replace(/\b(?:FDIC|APY|CD|N\.A\.|Español)\b/g, '')),
      );
    expect(left).toEqual([]);
  });
});
