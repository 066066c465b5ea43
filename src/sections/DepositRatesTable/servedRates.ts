import { escapeHtml } from '#lib/markup/html.ts';
import type { InlineHtml } from '#content/text.ts';
import type { ServedRates, ServedVisitor } from '#lib/visitor/LiveRates.ts';
import type { Props } from './DepositRatesTable.schema.ts';
import { depositFigures, termsOf } from './liveRates.ts';

/** The same as the section shows in the browser: rates by balance and, in English, the service's disclosures. */
export async function servedRates(
  { products, audience }: Props,
  visitor: ServedVisitor,
): Promise<ServedRates<Props>> {
  const rows = products.flatMap(({ productKey, tiers }) =>
    tiers.map(({ minimumBalance, maximumBalance = Infinity }) => ({
      productKey,
      minimumBalance,
      maximumBalance,
    })),
  );
  const found = await depositFigures(rows, audience === 'business', visitor);
  if (visitor.locale !== 'en') return found;
  const withTerms = products.map((product) => {
    const terms = termsOf(found, product.productKey);
    // Escaped plain text is valid inline HTML.
    const disclosures = terms.map((text) => escapeHtml(text) as InlineHtml);
    return terms.length === 0 ? product : { ...product, disclosures };
  });
  return { ...found, props: { products: withTerms } };
}
