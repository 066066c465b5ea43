import { formatDay } from '#lib/format/dates.ts';
import { localeOfLang } from '#lib/format/locale.ts';
import { hydrateNow } from '#lib/browser/hydrateEvent.ts';
import { stateChanged } from '#lib/visitor/chosenState.ts';
import { type MarkedRate, rateOfMark, readLiveTexts, type TextPart } from '#lib/visitor/markedRate.ts';
import { rateAsked, type RateAsked, ratesChanged } from '#lib/visitor/rateEvents.ts';
import { marksInJson } from '#lib/visitor/visitorText.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';
import { cardTextRates } from './textRates/cardTextRates.ts';
import { cdTextRates } from './textRates/cdTextRates.ts';
import { mortgageTextRates } from './textRates/mortgageTextRates.ts';
import type { NewestRate } from './textRates/TextRate.ts';
import { visitorReturned } from './otherTabs.ts';

const kinds = [cardTextRates, mortgageTextRates, cdTextRates];

type PublishedRate = Pick<MarkedRate, 'kind' | 'key' | 'live'> & {
  /** The text that it had in the published page. */
  readonly text: string;
};

/** Returns the newest rate, or `undefined` if the page's own should stay. */
async function newestRate(
  { key, live, text }: PublishedRate,
  { dataset: { service = '', maxAgeDays, production } }: HTMLElement,
): Promise<NewestRate | undefined> {
  const parts = key.split('.');
  const kind = kinds.find(({ files }) => files.includes(parts[0] ?? ''));
  const asked = { key: parts, live, initial: text, serviceBase: service, productionOrigin: production };
  try {
    return await kind?.newest({ ...asked, maxAgeDays: Number(maxAgeDays) });
  } catch (error) {
    console.info(`The rate ${key} stays as the page was made with it.`, error);
    return undefined;
  }
}

/** Whether the page says since when a rate has been in force. */
const isDated = (page: Document, key: string) =>
  page.querySelector(`[data-rate-date="${CSS.escape(key)}"]`) !== null;

/** Returns the newest text of a rate or its date, in the language of an element. */
async function newestText(rate: PublishedRate, page: Document, element: Element): Promise<string> {
  const newest = await newestRate(rate, page.body);
  if (!newest) return rate.text;
  const { effectiveDate: day, text } = newest;
  // A rate without a date must not appear beside the date of the page's own.
  if (rate.kind === 'rate') return day === undefined && isDated(page, rate.key) ? rate.text : text;
  const locale = localeOfLang(element.closest<HTMLElement>('[lang]')?.lang ?? '');
  return day === undefined ? rate.text : formatDay(day, locale);
}

/** The text that each element had in the published page. */
const initial = new WeakMap<Element, string>();
/** The number of the latest request of each element. Answers to earlier requests are ignored. */
const turns = new WeakMap<Element, number>();

/** Runs `show` with what is read for an element, unless it has been read again in the meantime. */
async function latest<Read>(
  element: Element,
  read: Promise<Read>,
  show: (read: Read) => void,
): Promise<void> {
  const turn = (turns.get(element) ?? 0) + 1;
  turns.set(element, turn);
  const value = await read;
  if (turns.get(element) === turn) show(value);
}

/** Refreshes an element that consists of a rate or its date. */
function refreshMark(mark: HTMLElement, page: Document): Promise<void> {
  const { rate, rateDate, live = '' } = mark.dataset;
  const text = initial.get(mark) ?? mark.textContent;
  initial.set(mark, text);
  const kind = rate === undefined ? 'rate-date' : 'rate';
  const published = { kind, key: rate ?? rateDate ?? '', live, text } as const;
  return latest(mark, newestText(published, page, mark), (newest) => {
    if (newest !== mark.textContent) mark.textContent = newest;
  });
}

/** The refreshed texts of each element, by the names of its attributes. */
const shownTexts = new WeakMap<Element, Map<string, string>>();

const publishedText = (parts: readonly TextPart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Refreshes attributes of an element with rates in them, and the text of an element that cannot contain others. */
function refreshTexts(element: HTMLElement, page: Document): Promise<void> {
  const newest = async (part: TextPart) =>
    typeof part === 'string' ? part : newestText(part, page, element);
  const live = readLiveTexts(element.dataset['liveTexts'] ?? '{}');
  const texts = Object.entries(live).map(
    async ([name, parts]) => [name, (await Promise.all(parts.map(newest))).join('')] as const,
  );
  return latest(element, Promise.all(texts), (found) => {
    const shown = shownTexts.get(element) ?? new Map<string, string>();
    shownTexts.set(element, shown);
    for (const [name, text] of found) {
      const current = name === '' ? element.textContent : element.getAttribute(name);
      // Others may have changed it, such as the title of a page with an error.
      if (current !== (shown.get(name) ?? publishedText(live[name] ?? []))) continue;
      shown.set(name, text);
      if (current === text) continue;
      if (name === '') element.textContent = text;
      else element.setAttribute(name, text);
    }
  });
}

/** Newest texts of the rates in the data of islands, by the names of their marks. */
const inIslands = new Map<string, string>();

/** Refreshes the rates in plain text of an island. One whose HTML shows an outdated rate is hydrated, to show them. */
async function refreshIsland(data: HTMLScriptElement, page: Document): Promise<void> {
  let isOutdated = false;
  const marks = marksInJson(data.text).map(async ({ name, text }) => {
    const rate = rateOfMark(name);
    if (!rate) return;
    const newest = await newestText({ ...rate, text }, page, data);
    if (newest !== (inIslands.get(name) ?? text)) isOutdated = true;
    inIslands.set(name, newest);
  });
  await Promise.all(marks);
  if (!isOutdated) return;
  page.dispatchEvent(new CustomEvent(ratesChanged));
  const island = page.getElementById(data.dataset['for'] ?? '');
  if (island) hydrateNow(island);
}

const marks = '[data-live][data-rate], [data-live][data-rate-date]';

function refreshIn(root: Document | HTMLElement, page: Document): void {
  for (const mark of root.querySelectorAll<HTMLElement>(marks)) void refreshMark(mark, page);
  for (const element of root.querySelectorAll<HTMLElement>('[data-live-texts]'))
    void refreshTexts(element, page);
}

/** Refreshes rates in texts that appear later, such as those of a dialog or a confirmation. */
function refreshLate(page: Document): void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(marks)) void refreshMark(node, page);
        refreshIn(node, page);
      }
  });
  observer.observe(page.body, { childList: true, subtree: true });
}

const followed = new WeakSet<Document>();

/**
 * Replaces the rates in author text and their dates with the newest ones (RATE-01, RATE-02, RATE-19): at once, whenever
 * the visitor's zip code or state changes, and when the visitor returns to the page. A rate that is too old is not
 * shown (RATE-15).
 */
export function liveRates(page: Document): void {
  const refreshAll = () => {
    refreshIn(page, page);
    for (const data of page.querySelectorAll<HTMLScriptElement>('script[data-for]'))
      if (data.text.includes('u0002rate_')) void refreshIsland(data, page);
  };
  refreshAll();
  if (followed.has(page)) return;
  followed.add(page);
  for (const event of [zipCodeChanged, stateChanged, visitorReturned])
    page.addEventListener(event, refreshAll);
  page.addEventListener(rateAsked, (event) => {
    // Dispatched by `textOfRate` only.
    const { detail } = event as CustomEvent<RateAsked>;
    detail.text = inIslands.get(detail.name);
  });
  refreshLate(page);
}
