import { escapeHtml } from '#lib/markup/html.ts';
import type { InlineHtml } from '#content/text.ts';
import type { ServedRates, ServedVisitor } from '#lib/visitor/LiveRates.ts';
import type { Props } from './DepositRatesTable.schema.ts';
import { depositFigures, termsOf } from './liveRates.ts';

/** What the section's program shows in the browser: rates by balance, and the service's own terms in English. */
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
    // Plain text is finished HTML once it is escaped.
    const disclosures = terms.map((text) => escapeHtml(text) as InlineHtml);
    return terms.length === 0 ? product : { ...product, disclosures };
  });
  return { ...found, props: { products: withTerms } };
}
