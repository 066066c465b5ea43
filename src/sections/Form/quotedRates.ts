import { type PlacedQuote, quotesOf } from '#forms/definition/quotesOf.ts';
import { applyConditions } from '#forms/rules/applyConditions.ts';
import type { NamedRate, NamedTerms } from '#section-kit/siteData.ts';
import type { Props } from './Form.schema.ts';

type Form = Props['form'];

/** Returns the path of a field in the props. */
function pathOf({ fields }: Form, name: string): NamedTerms['path'] {
  const paths = fields.flatMap((entry, index) => {
    const at = ['form', 'fields', index];
    if (entry.kind !== 'group') return entry.name === name ? [at] : [];
    const inner = entry.fields.findIndex((field) => field.name === name);
    return inner < 0 ? [] : [[...at, 'fields', inner]];
  });
  return paths[0] ?? [];
}

/** Returns the terms that the form shows once a visitor has chosen a product, or `undefined`. */
function termsFor(form: Form, { product, terms = [] }: PlacedQuote, choice: string): NamedTerms | undefined {
  const chosen: Readonly<Record<string, string>> =
    typeof product === 'string'
      ? { [product]: choice }
      : Object.fromEntries(choice.split('.').map((value, index) => [product[index] ?? '', value]));
  const shown = applyConditions(form, chosen).filter(({ isShown }) => isShown);
  const [standing] = terms.flatMap((name) => shown.find(({ field }) => field.name === name) ?? []);
  if (!standing) return undefined;
  const { field, isForced, value: forced } = standing;
  if (field.kind !== 'select' && field.kind !== 'radioGroup') return undefined;
  return {
    months: isForced ? [forced] : field.options.map(({ value }) => value),
    path: [...pathOf(form, field.name), 'options'],
  };
}

/** Returns the products that a form quotes, each with the terms that it offers for it. */
export const quotedRates = ({ form }: Props): NamedRate[] =>
  quotesOf(form).flatMap((quote) =>
    Object.entries(quote.rates).map(([choice, key]) => {
      const terms = termsFor(form, quote, choice);
      return {
        key: key.replace(/\.\w+=.*/, ''),
        path: ['form', 'fields', quote.index, 'quote', 'rates', choice],
        isProduct: true as const,
        ...(terms && { terms }),
      };
    }),
  );
