import type { Locale } from '#lib/format/locale.ts';
import type { DepositFigures } from './liveRates.ts';

/**
 * The service's disclosures for a product, one item per paragraph (RATE-05). They are in English, so elsewhere those of
 * the author take precedence. Empty if the author's stay, or the service sent none.
 */
export const termsOf = (
  { byProduct }: DepositFigures,
  productKey: string,
  { locale, hasOwn }: { readonly locale: Locale; readonly hasOwn: boolean },
): readonly string[] =>
  locale !== 'en' && hasOwn
    ? []
    : (byProduct.get(productKey)?.disclosures ?? []).flatMap(({ paragraphs }) => paragraphs);
