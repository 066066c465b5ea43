import { cardTextRates } from './textRates/cardTextRates.ts';
import { cdTextRates } from './textRates/cdTextRates.ts';
import { mortgageTextRates } from './textRates/mortgageTextRates.ts';
import { stateChanged } from '#lib/visitor/chosenState.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';
import { visitorReturned } from './otherTabs.ts';

const kinds = [cardTextRates, mortgageTextRates, cdTextRates];

/** The text that each mark had in the published page. */
const initial = new WeakMap<HTMLElement, string>();
/** The number of the latest request of each mark. Answers to earlier requests are ignored. */
const turns = new WeakMap<HTMLElement, number>();

async function refresh(mark: HTMLElement, { dataset }: HTMLElement): Promise<void> {
  const { rate = '', live = '' } = mark.dataset;
  const key = rate.split('.');
  const kind = kinds.find(({ files }) => files.includes(key[0] ?? ''));
  const own = initial.get(mark) ?? mark.textContent;
  const turn = (turns.get(mark) ?? 0) + 1;
  initial.set(mark, own);
  turns.set(mark, turn);
  const { service = '', production } = dataset;
  let text = own;
  try {
    const asked = { key, live, initial: own, serviceBase: service, productionOrigin: production };
    text = (await kind?.newest(asked)) ?? own;
  } catch (error) {
    console.info(`The rate ${rate} stays as the page was made with it.`, error);
  }
  if (turns.get(mark) === turn && text !== mark.textContent) mark.textContent = text;
}

const followed = new WeakSet<Document>();

/**
 * Replaces the rates in author text with the newest ones (RATE-01, RATE-02, RATE-19): at once, whenever the visitor's
 * zip code or state changes, and when the visitor returns to the page.
 */
export function liveRates(page: Document): void {
  const refreshAll = () => {
    for (const mark of page.querySelectorAll<HTMLElement>('[data-live][data-rate]'))
      void refresh(mark, page.body);
  };
  refreshAll();
  if (followed.has(page)) return;
  followed.add(page);
  for (const event of [zipCodeChanged, stateChanged, visitorReturned])
    page.addEventListener(event, refreshAll);
}
