import { htmlLang } from '#lib/format/locale.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import type { InlineHtml } from '#content/text.ts';
import type { ServedRates, ServedVisitor } from '#lib/visitor/LiveRates.ts';
import type { Props } from './DepositRatesTable.schema.ts';
import { depositFigures } from './liveRates.ts';
import { termsOf } from './termsOf.ts';

/** The same as the section shows in the browser: rates by balance and the service's disclosures. */
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
  const { locale } = visitor;
  // Escaped plain text is valid inline HTML, and so is a passage in English. It is marked as not the author's.
  const html = (text: string) =>
    (locale === 'en'
      ? escapeHtml(text)
      : `<span lang="${htmlLang.en}" data-served="">${escapeHtml(text)}</span>`) as InlineHtml;
  const withTerms = products.map((product) => {
    const terms = termsOf(found, product.productKey, { locale, hasOwn: product.disclosures.length > 0 });
    const disclosures = terms.map(html);
    return terms.length === 0 ? product : { ...product, disclosures };
  });
  return { ...found, props: { products: withTerms } };
}
