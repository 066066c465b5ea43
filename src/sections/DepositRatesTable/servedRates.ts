import { htmlLang } from '#lib/format/locale.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import type { InlineHtml } from '#content/fields.ts';
import type { ServedRates, ServedVisitor } from '#lib/visitor/LiveRates.ts';
import type { Props } from './DepositRatesTable.schema.ts';
import { liveRates, questionOf } from './liveRates.ts';
import { termsOf } from './termsOf.ts';

/** The same as the section shows in the browser: rates by balance and the service's disclosures. */
export async function servedRates(props: Props, visitor: ServedVisitor): Promise<ServedRates<Props>> {
  const found = await liveRates(questionOf(props), visitor);
  const { locale } = visitor;
  // Escaped plain text is valid inline HTML, and so is a passage in English. It is marked as not the author's.
  const html = (text: string) =>
    (locale === 'en'
      ? escapeHtml(text)
      : `<span lang="${htmlLang.en}" data-served="">${escapeHtml(text)}</span>`) as InlineHtml;
  const products = props.products.map((product) => {
    const terms = termsOf(found, product.productKey, { locale, hasOwn: product.disclosures.length > 0 });
    const disclosures = terms.map(html);
    return terms.length === 0 ? product : { ...product, disclosures };
  });
  return { ...found, props: { products } };
}
