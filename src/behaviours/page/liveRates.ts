import { cardTextRates } from './textRates/cardTextRates.ts';
import { cdTextRates } from './textRates/cdTextRates.ts';
import { mortgageTextRates } from './textRates/mortgageTextRates.ts';
import type { NewestRate } from './textRates/TextRate.ts';
import { formatDay } from '#lib/format/dates.ts';
import { localeOfLang } from '#lib/format/locale.ts';
import { stateChanged } from '#lib/visitor/chosenState.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';
import { visitorReturned } from './otherTabs.ts';

const kinds = [cardTextRates, mortgageTextRates, cdTextRates];

/** The text that each mark had in the published page. */
const initial = new WeakMap<HTMLElement, string>();
/** The number of the latest request of each mark. Answers to earlier requests are ignored. */
const turns = new WeakMap<HTMLElement, number>();

/** Returns the newest rate, or `undefined` if the page's own should stay. */
async function newestRate(
  rate: string,
  live: string,
  own: string,
  { dataset: { service = '', maxAgeDays, production } }: HTMLElement,
): Promise<NewestRate | undefined> {
  const key = rate.split('.');
  const kind = kinds.find(({ files }) => files.includes(key[0] ?? ''));
  const asked = { key, live, initial: own, serviceBase: service, productionOrigin: production };
  try {
    return await kind?.newest({ ...asked, maxAgeDays: Number(maxAgeDays) });
  } catch (error) {
    console.info(`The rate ${rate} stays as the page was made with it.`, error);
    return undefined;
  }
}

/** Whether the page says since when a rate has been in force. */
const isDated = (page: Document, rate: string) =>
  page.querySelector(`[data-rate-date="${CSS.escape(rate)}"]`) !== null;

async function refresh(mark: HTMLElement, page: Document): Promise<void> {
  const { rate, rateDate, live = '' } = mark.dataset;
  const key = rate ?? rateDate ?? '';
  const own = initial.get(mark) ?? mark.textContent;
  const turn = (turns.get(mark) ?? 0) + 1;
  initial.set(mark, own);
  turns.set(mark, turn);
  const newest = await newestRate(key, live, own, page.body);
  if (turns.get(mark) !== turn) return;
  const day = newest?.effectiveDate;
  // A rate without a date must not appear beside the date of the page's own.
  let text = newest === undefined || (day === undefined && isDated(page, key)) ? own : newest.text;
  if (rateDate !== undefined)
    text =
      day === undefined ? own : formatDay(day, localeOfLang(mark.closest<HTMLElement>('[lang]')?.lang ?? ''));
  if (text !== mark.textContent) mark.textContent = text;
}

const followed = new WeakSet<Document>();

/**
 * Replaces the rates in author text and their dates with the newest ones (RATE-01, RATE-02, RATE-19): at once, whenever
 * the visitor's zip code or state changes, and when the visitor returns to the page. A rate that is too old is not
 * shown (RATE-15).
 */
export function liveRates(page: Document): void {
  const refreshAll = () => {
    for (const mark of page.querySelectorAll<HTMLElement>(
      '[data-live][data-rate], [data-live][data-rate-date]',
    ))
      void refresh(mark, page);
  };
  refreshAll();
  if (followed.has(page)) return;
  followed.add(page);
  for (const event of [zipCodeChanged, stateChanged, visitorReturned])
    page.addEventListener(event, refreshAll);
}
