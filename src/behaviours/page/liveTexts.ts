import { hydrateNow } from '#lib/browser/hydrateEvent.ts';
import { readLiveTexts, type TextMark } from '#lib/visitor/markedRate.ts';
import { textsChanged } from '#lib/visitor/rateEvents.ts';
import { marksInJson, valueInPlace, valueName } from '#lib/visitor/visitorText.ts';
import { valueOfMark } from './valueOfMark.ts';

/** Selects elements with marks in attributes, or that can contain only text. */
export const textElements = '[data-live-texts]';

const textsOf = ({ dataset }: HTMLElement) => Object.entries(readLiveTexts(dataset['liveTexts'] ?? '{}'));

/** Returns the marks in the texts of an element, by the names of their values. */
export const marksOf = (element: HTMLElement): TextMark[] =>
  textsOf(element).flatMap(([, parts]) =>
    parts.flatMap((part) => (typeof part === 'string' ? [] : [{ ...part, name: valueName(part.name) }])),
  );

/** Texts by the names of their marks. */
type MarkTexts = ReadonlyMap<string, string>;

/** The newest rates in the texts of each element, in its language. */
const rates = new WeakMap<Element, MarkTexts>();
/** What each element last showed, by the names of its attributes, and each island by the names of its marks. */
const shownTexts = new WeakMap<Element, Map<string, string>>();

function shownBy(element: Element): Map<string, string> {
  const shown = shownTexts.get(element) ?? new Map<string, string>();
  shownTexts.set(element, shown);
  return shown;
}

/**
 * Fills the marks in the texts of an element.
 *
 * @param newest the newest rates. By default those of the last call.
 */
export function showTexts(element: HTMLElement, newest: MarkTexts = rates.get(element) ?? new Map()): void {
  rates.set(element, newest);
  const shown = shownBy(element);
  for (const [name, parts] of textsOf(element)) {
    const published = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
    const current = name === '' ? element.textContent : element.getAttribute(name);
    // Others may have changed it, such as the title of a page with an error.
    if (current !== (shown.get(name) ?? published)) continue;
    const valueOf = (mark: string) => newest.get(mark) ?? valueOfMark(mark);
    const text = parts
      .map((part) => (typeof part === 'string' ? part : (valueInPlace(part.name, valueOf) ?? part.text)))
      .join('');
    shown.set(name, text);
    if (current === text) continue;
    if (name === '') element.textContent = text;
    else element.setAttribute(name, text);
  }
}

/** Returns the data of the islands with marks in plain text. */
export const islandsWithMarks = (page: Document): HTMLScriptElement[] =>
  [...page.querySelectorAll<HTMLScriptElement>('script[data-for]')].filter(
    ({ text }) => marksInJson(text).length > 0,
  );

/** Hydrates an island if what it shows in plain text is outdated. If it is hydrated, renders it again. */
export function showInIsland(data: HTMLScriptElement, page: Document): void {
  const shown = shownBy(data);
  let isOutdated = false;
  for (const { name, text } of marksInJson(data.text)) {
    const value = valueOfMark(name) ?? text;
    if (value !== (shown.get(name) ?? text)) isOutdated = true;
    shown.set(name, value);
  }
  if (!isOutdated) return;
  data.dispatchEvent(new CustomEvent(textsChanged));
  const island = page.getElementById(data.dataset['for'] ?? '');
  if (island) hydrateNow(island);
}
