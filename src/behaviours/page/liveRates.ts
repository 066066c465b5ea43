import { askOnce } from '#data/askOnce.ts';
import { newestText, type PublishedRate } from '#data/textRates/newestText.ts';
import type { TextRateVisitor } from '#data/textRates/TextRate.ts';
import { localeOfLang } from '#lib/format/locale.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import { chosenState, stateChanged } from '#lib/visitor/chosenState.ts';
import { readCookie } from '#lib/visitor/cookies.ts';
import { keptZipCode } from '#lib/visitor/keptZipCode.ts';
import { rateOfMark, type TextMark } from '#lib/visitor/markedRate.ts';
import { rateAsked, type RateAsked } from '#lib/visitor/rateEvents.ts';
import { marksInJson } from '#lib/visitor/visitorText.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';
import { islandsWithMarks, marksOf, showInIsland, showTexts, textElements } from './liveTexts.ts';
import { visitorReturned } from './otherTabs.ts';

function textRateVisitor({
  dataset: { service = '', maxAgeDays, production },
}: HTMLElement): TextRateVisitor {
  return {
    serviceBase: service,
    maxAgeDays: Number(maxAgeDays),
    productionOrigin: production,
    hostname: location.hostname,
    zipCode: keptZipCode(),
    token: readCookie('apply_jwt'),
    state: chosenState(),
    ask: askOnce,
  };
}

/** Returns all marks in plain text of a page. */
const marksInTexts = (page: Document): TextMark[] => [
  ...[...page.querySelectorAll<HTMLElement>(textElements)].flatMap(marksOf),
  ...islandsWithMarks(page).flatMap(({ text }) => marksInJson(text)),
];

/** Whether the page says since when a rate has been in force. */
function isDated(page: Document, key: string): boolean {
  if (page.querySelector(`[data-rate-date="${CSS.escape(key)}"]`)) return true;
  // Islands may show it later.
  const attribute = JSON.stringify(`data-rate-date="${escapeHtml(key)}"`).slice(1, -1);
  if ([...page.scripts].some(({ text }) => text.includes(attribute))) return true;
  return marksInTexts(page).some(({ name }) => {
    const rate = rateOfMark(name);
    return rate?.kind === 'rate-date' && rate.key === key;
  });
}

/** Returns what a rate or its date says now, in the language of an element. */
async function textNow(rate: PublishedRate, page: Document, element: Element): Promise<string> {
  const locale = localeOfLang(element.closest<HTMLElement>('[lang]')?.lang ?? '');
  const newest = await newestText(rate, textRateVisitor(page.body), locale, (key) => isDated(page, key));
  return newest ?? rate.text;
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
  return latest(mark, textNow(published, page, mark), (newest) => {
    if (newest !== mark.textContent) mark.textContent = newest;
  });
}

/** Returns the newest texts of the rates among marks, by the names of their marks. */
async function newestTexts(
  marked: readonly TextMark[],
  page: Document,
  element: Element,
): Promise<ReadonlyMap<string, string>> {
  const texts = marked.map(async ({ name, text }) => {
    const rate = rateOfMark(name);
    return rate ? [[name, await textNow({ ...rate, text }, page, element)] as const] : [];
  });
  return new Map((await Promise.all(texts)).flat());
}

/** Refreshes attributes of an element with rates in them, and the text of an element that cannot contain others. */
const refreshTexts = (element: HTMLElement, page: Document): Promise<void> =>
  latest(element, newestTexts(marksOf(element), page, element), (newest) => showTexts(element, newest));

/** Newest texts of the rates in the data of islands, by the names of their marks. */
const inIslands = new Map<string, string>();

/** Refreshes the rates in plain text of an island. One whose HTML shows an outdated rate is hydrated, to show them. */
const refreshIsland = (data: HTMLScriptElement, page: Document): Promise<void> =>
  latest(data, newestTexts(marksInJson(data.text), page, data), (newest) => {
    for (const [name, text] of newest) inIslands.set(name, text);
    showInIsland(data, page);
  });

const marks = '[data-live][data-rate], [data-live][data-rate-date]';

function refreshIn(root: Document | HTMLElement, page: Document): void {
  for (const mark of root.querySelectorAll<HTMLElement>(marks)) void refreshMark(mark, page);
  for (const element of root.querySelectorAll<HTMLElement>(textElements)) void refreshTexts(element, page);
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
 * Replaces the rates in author text and their dates with the newest ones (RATE-01, RATE-02, RATE-04, RATE-19): at once,
 * whenever the visitor's zip code or state changes, and when the visitor returns to the page. A rate that is too old is
 * not shown (RATE-15).
 */
export function liveRates(page: Document): void {
  const refreshAll = () => {
    refreshIn(page, page);
    for (const data of islandsWithMarks(page)) void refreshIsland(data, page);
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
