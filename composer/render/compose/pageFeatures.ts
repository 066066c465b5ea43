import { visitorPlaceholders } from '#content/placeholders.ts';
import { programFeatures } from './ClientAssets.ts';
import { type ComposedSection, withSlots } from './ComposedSection.ts';

const placeholder = new RegExp(`\\{(?:${visitorPlaceholders.join('|')})[|}]`);
/** Rates in text that the browser can update. Others keep the value from the build. */
const liveRate = /\{rate(?:-date)?:(?:cards|cd|mortgage-\w+)\./;

/** Calls `look` for every string in a value. */
function eachText(value: unknown, look: (text: string) => void): void {
  if (typeof value === 'string') look(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) eachText(inner, look);
}

/** Returns the features of a page's script: names of sections with a behavior, and `programFeatures`; sorted. */
export function pageFeatures(
  sections: readonly ComposedSection[],
  redirects: boolean,
  behaviours: ReadonlySet<string>,
): string[] {
  const features = new Set<string>(redirects ? [programFeatures.redirect] : []);
  for (const { section, props } of withSlots(sections)) {
    if (behaviours.has(section.name)) features.add(section.name);
    if (section.hydrate !== undefined) features.add(programFeatures.islands);
    eachText(props, (text) => {
      if (placeholder.test(text)) features.add(programFeatures.placeholders);
      if (liveRate.test(text)) features.add(programFeatures.rates);
    });
  }
  return [...features].toSorted();
}
