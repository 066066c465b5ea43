import { expect, test } from 'vitest';
import { readCardOffers } from '#data/cardOffers.ts';
import type { RateVisitor } from '#lib/visitor/LiveRates.ts';
import type { Locale } from '#lib/format/locale.ts';
import { quoteWords } from '#words/formQuote.ts';
import { card } from '#composer/check/rules/rates/exampleRates.ts';
import { cardAnswer, cardFile } from '#composer/rates/cardOffers.ts';
import { cardQuotes } from './cardQuotes.ts';
import { quoteText } from './quoteText.ts';

const day = card.effectiveFrom;
const intro = { introPurchaseRate: 0, introBalanceTransferRate: 0, balanceTransferAPR: 28.24 };
const file = cardFile.parse({
  products: [
    {
      ...card,
      productKey: 'BOTH',
      introPurchaseMonths: 12,
      introBalanceTransferMonths: 15,
      variableData: intro,
    },
    { ...card, productKey: 'UNDATED', variableData: intro },
    { ...card, productKey: 'NONE', introPurchaseMonths: 12 },
  ],
});

/** Returns the quote of a card in words. */
async function quoted(name: string, locale: Locale): Promise<string> {
  const answer = cardAnswer(file, [['ELM', 'WEB', '0001', name]], day);
  const { byOffer } = readCardOffers(JSON.parse(JSON.stringify(answer?.offers)));
  // The only question of a card is its offer.
  const ask = (() => Promise.resolve(byOffer.get(name))) as RateVisitor['ask'];
  const request = {
    rate: `cards.${name}`,
    amount: 0,
    zipCode: '',
    serviceBase: '/svt/elmstone',
    maxAgeDays: 7,
  };
  const quote = await cardQuotes.quote(name, `ELM_WEB_0001_${name}`, request, ask);
  return quote && 'word' in quote ? quoteText(quote, { locale, words: quoteWords[locale] }) : '';
}

test.for([
  [
    'en',
    '0% intro APR on purchases for 12 months, then 18.24% to 28.24% APR, annual fee $0; 0% intro APR on transfers for 15 months, then 28.24% APR',
  ],
  [
    'es',
    'APR introductoria de 0% en compras por 12 meses, luego APR de 18.24% a 28.24%, cargo anual de $0; APR introductoria de 0% en transferencias por 15 meses, luego APR de 28.24%',
  ],
  [
    'zh',
    '购物前 12 个月优惠 APR 0%，之后 18.24% 至 28.24% APR，年费 $0；余额转账前 15 个月优惠 APR 0%，之后 28.24% APR',
  ],
] as const)('RATE-01 the quote of a card begins with its introductory rates: %s', async ([locale, text]) => {
  expect(await quoted('BOTH', locale)).toBe(text);
});

test('RATE-01 an introductory rate of unknown length is not quoted', async () => {
  expect(await quoted('UNDATED', 'en')).toBe('18.24% to 28.24% APR, annual fee $0');
  expect(await quoted('NONE', 'en')).toBe('18.24% to 28.24% APR, annual fee $0');
});
