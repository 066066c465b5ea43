import { quotesOf } from '#forms/definition/quotesOf.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import type { Locale } from '#lib/format/locale.ts';
import { quoteWords } from '#words/formQuote.ts';

type QuoteWord = keyof (typeof quoteWords)['en'];

/** Words that only quotes from these rate files have. */
const wordsOfFiles: Partial<Record<QuoteWord, readonly string[]>> = {
  quoteYield: ['cd', 'deposits'],
  quoteLoan: ['loans'],
  quoteLine: ['personal-line'],
  quoteMortgage: ['mortgage-purchase', 'mortgage-refinance'],
  quoteArm: ['mortgage-purchase', 'mortgage-refinance'],
  quoteCard: ['cards'],
  quoteCardOne: ['cards'],
  quoteIntro: ['cards'],
  quoteTransfer: ['cards'],
  quoteLeast: ['cd', 'deposits'],
};

/** Returns the words of the quotes of a form; none if it has no quote. */
export function wordsOfQuotes(form: FormDefinition, locale: Locale): Partial<Record<QuoteWord, string>> {
  const keys = quotesOf(form).flatMap(({ rates }) => Object.values(rates));
  if (keys.length === 0) return {};
  const files = new Set(keys.map((key) => key.split('.', 1)[0]));
  // These are its own keys.
  const words = Object.entries(quoteWords[locale]) as [QuoteWord, string][];
  return Object.fromEntries(
    words.filter(([word]) => wordsOfFiles[word]?.some((file) => files.has(file)) ?? true),
  );
}
