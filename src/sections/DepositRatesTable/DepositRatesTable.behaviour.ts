import { rateProgram, type LiveFigures, type RateVisitor } from '#behaviours/rateProgram.ts';
import { askOnce } from '#data/askOnce.ts';
import { depositRatesQuery, type DepositRates } from '#data/depositRates.ts';
import type { GridRate } from '#data/rateGrid.ts';
import { figureName } from './figureName.ts';

interface DepositFigures extends LiveFigures {
  readonly byProduct: ReadonlyMap<string, DepositRates>;
}

/** Returns the rate that applies to all balances of a tier. */
function rateOf(rates: readonly GridRate[], min: number, max: number): GridRate | undefined {
  return rates.find(
    ({ minimumBalance, maximumBalance = Infinity }) => minimumBalance <= min && maximumBalance >= max,
  );
}

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('tr[data-product]')];

/** Requests the rates of all products. Rejects only if no product has an answer. */
async function askProducts(root: HTMLElement, visitor: RateVisitor): Promise<Map<string, DepositRates>> {
  const isBusiness = root.querySelector('[data-audience=business]') !== null;
  const keys = [...new Set(rowsOf(root).map(({ dataset }) => dataset['product'] ?? ''))];
  const answers = await Promise.allSettled(
    keys.map((productKey) => askOnce(depositRatesQuery({ ...visitor, productKey, isBusiness }))),
  );
  const byProduct = new Map<string, DepositRates>();
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') byProduct.set(keys[index] ?? '', answer.value);
    else if (byProduct.size === 0 && index === answers.length - 1) throw answer.reason;
  }
  return byProduct;
}

async function ask(visitor: RateVisitor, root: HTMLElement): Promise<DepositFigures> {
  const byProduct = await askProducts(root, visitor);
  const figures = new Map<string, number>();
  for (const { dataset } of rowsOf(root)) {
    const { product = '', minimum = '0', maximum = 'Infinity' } = dataset;
    const answer = byProduct.get(product);
    const min = Number(minimum);
    const rate = rateOf(answer?.rates ?? [], min, Number(maximum));
    const bump = rateOf(answer?.bumpRates ?? [], min, Number(maximum));
    if (rate)
      figures.set(figureName(product, min, 'rate'), rate.apr).set(figureName(product, min, 'apy'), rate.apy);
    if (bump) figures.set(figureName(product, min, 'bump'), bump.apy);
  }
  const days = [...byProduct.values()].flatMap(({ effectiveDate }) => effectiveDate ?? []);
  return { byProduct, figures, effectiveDate: days.toSorted().at(-1) };
}

/** Replaces the author's disclosures with the service's on English pages; the service has no other languages. */
function showDisclosures(root: HTMLElement, { byProduct }: DepositFigures, locale: string): void {
  if (locale !== 'en') return;
  for (const place of root.querySelectorAll<HTMLElement>('[data-disclosures]')) {
    const texts = byProduct.get(place.dataset['disclosures'] ?? '')?.disclosures ?? [];
    const paragraphs = texts.flatMap((text) => text.paragraphs);
    if (paragraphs.length === 0) continue;
    place.replaceChildren(
      ...paragraphs.map((words) => Object.assign(document.createElement('p'), { textContent: words })),
    );
  }
}

/** Rates by balance for the visitor's zip code (RATE-04), with their disclosures (RATE-05). */
export const behaviour = rateProgram<DepositFigures>({ byZipCode: true, ask, show: showDisclosures });
