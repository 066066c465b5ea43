import { describe, expect, test } from 'vitest';
import { registry } from '#sections/registry.gen.ts';
import { formWords } from '#words/forms.ts';
import { pageWords } from '#words/page.ts';
import { demoPagesIn } from '#tests/pages/demoPages.ts';
import { publishedDocument, textsOf } from '#tests/pages/publishedDocument.ts';

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
  const others = new Set<string>();
  for (const words of dictionaries) {
    for (const [key, text] of Object.entries(words?.en ?? {})) {
      const other = (words?.[locale] as Record<string, string> | undefined)?.[key];
      others.add(other?.trim().toLowerCase() ?? '');
      if (other !== text && /\p{L}/u.test(text)) english.add(text.trim().toLowerCase());
    }
  }
  // What is English for one thing is the other language's word for something else: "Principal" names the landmark.
  return new Set([...english].filter((text) => !others.has(text)));
}

const withoutNames = (text: string) => exempt.reduce((rest, name) => rest.replaceAll(name, ''), text).trim();

const textsAt = (path: string) => textsOf(publishedDocument(path)).map(withoutNames);

describe('PAGE-01 no English is left on', () => {
  const english = englishWords('es');

  test.for(demoPagesIn('es'))('%s', (path) => {
    const texts = textsAt(path);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => stopWords.test(text) || english.has(text.toLowerCase()))).toEqual([]);
  });

  test.for(demoPagesIn('zh'))('%s', (path) => {
    const texts = textsAt(path);
    expect(texts.length).toBeGreaterThan(20);
    // Abbreviations and numbers are the same in all languages.
    const isEnglish = (text: string) =>
      /[A-Za-z]*[a-z][A-Za-z]*/.test(text.replace(/\b(?:FDIC|APY|CD|N\.A\.|Español)\b/g, ''));
    expect(texts.filter(isEnglish)).toEqual([]);
  });
});
