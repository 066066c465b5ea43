import type { FindRate } from '#section-kit/siteData.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';

/** The figure of a product by which its name in the service is found, for services that know products by another name. */
const figures: Readonly<Record<string, string>> = {
  cards: 'calculatedMinAPR',
  'mortgage-purchase': 'apr',
  'mortgage-refinance': 'apr',
};

function withName(key: string, rate: FindRate): string {
  const [file = ''] = key.split('.');
  const name = Object.hasOwn(figures, file) ? rate(`${key}.${figures[file]}`)?.live : undefined;
  return name === undefined ? key : `${key}.${name}`;
}

/**
 * Adds to the rates of a form's quotes the product's name in its service (pure): `mortgage-purchase.FIX30` becomes
 * `mortgage-purchase.FIX30.30-year fixed`.
 */
export const withServiceNames = (form: FormDefinition, rate: FindRate): FormDefinition => ({
  ...form,
  fields: form.fields.map((entry) => {
    if (entry.kind !== 'group' || !entry.quote) return entry;
    const rates = Object.entries(entry.quote.rates).map(([choice, key]) => [choice, withName(key, rate)]);
    return {
      ...entry,
      quote: { ...entry.quote, rates: Object.fromEntries(rates) as Record<string, string> },
    };
  }),
});
