import { quoteKinds } from '#data/quotes/askQuote.ts';
import { quotesOf } from '#forms/definition/quotesOf.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import type { Locale } from '#lib/format/locale.ts';
import { quoteWords } from '#words/formQuote.ts';

const wordsOf = (kinds: typeof quoteKinds) => new Set<string>(kinds.flatMap(({ words }) => words));
const wordsOfKinds = wordsOf(quoteKinds);

/** Returns the words of the quotes of a form, without those of other kinds of quotes; none if it has no quote. */
export function wordsOfQuotes(form: FormDefinition, locale: Locale): Readonly<Record<string, string>> {
  const rates = quotesOf(form).flatMap((quote) => Object.values(quote.rates));
  if (rates.length === 0) return {};
  const quoted = new Set(rates.map((rate) => rate.split('.', 1)[0] ?? ''));
  const used = wordsOf(quoteKinds.filter(({ files }) => files.some((file) => quoted.has(file))));
  return Object.fromEntries(
    Object.entries(quoteWords[locale]).filter(([word]) => used.has(word) || !wordsOfKinds.has(word)),
  );
}
