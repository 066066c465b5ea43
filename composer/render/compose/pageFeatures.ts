import { visitorPlaceholders } from '#content/placeholders.ts';
import type { Words } from '#section-kit/defineSection.ts';
import { lateFeature, programFeatures } from './ClientAssets.ts';
import { type ComposedSection, withSlots } from './ComposedSection.ts';
import type { PageInput } from './SiteParts.ts';

const placeholder = new RegExp(`\\{(?:${visitorPlaceholders.join('|')})[|}]`);
/** Rates in text that the browser can update. Others keep the value from the build. */
const liveRate = /\{rate(?:-date)?:(?:cards|cash-out-refinance|cd|deposits|mortgage-\w+)\./;

/** Those that are the same for all visitors: rates of cards, and of a mortgage in one state. */
const rateOfAll = /\{rate(?:-date)?:(?:cards\.|mortgage-\w+\.[^.{}|]+\.[^.{}|]+\.)/;

/** A word in text. What is in the word shows in the text. */
const wordMark = /\{word:([^{}|]+)/g;

/** Calls `look` for every string in a value that may have placeholders, and for the words in it. */
function eachText(value: unknown, words: Words, look: (text: string) => void): void {
  const named = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string') {
      if (!part.includes('{')) return;
      look(part);
      for (const [, key = ''] of part.matchAll(wordMark)) {
        if (named.has(key) || !Object.hasOwn(words, key)) continue;
        named.add(key);
        visit(words[key]);
      }
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(value);
}

/**
 * Returns the features of a page's script: names of sections with a behavior, as such or as a `lateFeature`, and
 * `programFeatures`; sorted.
 *
 * @param behaviours Names of the sections with a behavior.
 * @param words Words of the site, which texts name and which replace those of sections.
 */
export function pageFeatures(
  sections: readonly ComposedSection[],
  behaviours: ReadonlySet<string>,
  words: Words,
  { definition, locale }: PageInput,
): string[] {
  const features = new Set<string>(definition.redirect === undefined ? [] : [programFeatures.redirect]);
  const note = (text: string, keepsRates = false) => {
    if (placeholder.test(text)) features.add(programFeatures.placeholders);
    if (keepsRates) return;
    if (liveRate.test(text)) features.add(programFeatures.rates);
    if (rateOfAll.test(text)) features.add(programFeatures.ratesOfAll);
  };
  eachText(definition.title, words, note);
  for (const { section, props } of withSlots(sections)) {
    if (behaviours.has(section.name))
      features.add(
        (section.changesFirstPaint?.(props, { locale }) ?? true) ? section.name : lateFeature(section.name),
      );
    if (section.hydrate !== undefined) features.add(programFeatures.islands);
    const own = Object.keys(section.words?.[locale] ?? {}).filter((key) => Object.hasOwn(words, key));
    eachText([props, own.map((key) => words[key])], words, (text) => note(text, section.keepsRates));
  }
  return [...features].toSorted();
}
