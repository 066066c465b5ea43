import { askOnce } from '#data/askOnce.ts';
import { type CardOffer, cardOfferQuery } from '#data/cardOffers.ts';
import { readCookie } from '#lib/cookies.ts';
import { formatDollars, formatPercent } from '#lib/money.ts';

/** What an offer has of a name, as pages write it. */
function figureOf({ rates, annualFeeAmount }: CardOffer, name: string): string | undefined {
  if (name === 'annualFeeAmount')
    return annualFeeAmount === undefined ? undefined : formatDollars(annualFeeAmount);
  const rate = rates.get(name);
  return rate === undefined ? undefined : formatPercent(rate);
}

async function refresh(mark: HTMLElement, serviceBase: string): Promise<void> {
  const [requestCode = '', sourceCode = '', locationNumber = '', offerId = ''] = (
    mark.dataset['offer'] ?? ''
  ).split('_');
  const offer = { requestCode, sourceCode, locationNumber, offerId };
  try {
    const answer = await askOnce(cardOfferQuery({ serviceBase, token: readCookie('apply_jwt'), offer }));
    const text = figureOf(answer, mark.dataset['rate']?.split('.').at(-1) ?? '');
    if (text !== undefined && text !== mark.textContent) mark.textContent = text;
  } catch (error) {
    console.info(`The rate ${mark.dataset['rate']} stays as the page was made with it.`, error);
  }
}

/** Card rates within author text: the newest ones in the place of those that the page was made with (RATE-01). */
export function liveRates(page: Document): void {
  for (const mark of page.querySelectorAll<HTMLElement>('[data-offer][data-rate]'))
    void refresh(mark, page.body.dataset['service'] ?? '');
}
