import { visitorPlaceholders } from '#content/markup.ts';
import type { Locale } from '#lib/locale.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import {
  type Entry,
  type FragmentDefinition,
  isFragmentEntry,
  type LayoutDefinition,
  type PageDefinition,
  type SectionEntry,
} from '#composer/page/pageDefinition.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { KnownRate } from '#section-kit/knownRate.ts';
import type { Brand } from '#composer/page/Brand.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import { programFeatures } from './ClientAssets.ts';

/** What pages share, by name; a fragment of one language is named `es/name`. Can be sent to a worker. */
export interface SiteParts {
  readonly config: SiteDefinition;
  /** What the pages look like. */
  readonly brand: Brand;
  readonly words: Readonly<Record<Locale, Words>>;
  readonly layouts: Readonly<Record<string, LayoutDefinition>>;
  readonly fragments: Readonly<Record<string, FragmentDefinition>>;
  /** Rates in force, by key. */
  readonly rates: Readonly<Record<string, KnownRate>>;
}

/** One page's own JSON and where it stands. */
export interface PageInput {
  readonly path: string;
  readonly locale: Locale;
  readonly definition: PageDefinition;
}

/** The layout a page uses. @throws {Error} when there is none of that name; the checker reports the place. */
export function layoutOf(site: SiteParts, definition: PageDefinition): LayoutDefinition {
  const name = definition.layout ?? site.config.defaultLayout;
  const layout = Object.hasOwn(site.layouts, name) ? site.layouts[name] : undefined;
  if (!layout) throw new Error(`There is no layout "${name}".`);
  return layout;
}

/** The sections of a list with fragments put in place. @throws {Error} when a fragment is missing or holds itself. */
export function* expandEntries(
  site: SiteParts,
  locale: Locale,
  entries: readonly Entry[],
  inside: readonly string[] = [],
): Generator<SectionEntry> {
  for (const entry of entries) {
    if (!isFragmentEntry(entry)) {
      yield entry;
      continue;
    }
    const own = `${locale}/${entry.fragment}`;
    const name = Object.hasOwn(site.fragments, own) ? own : entry.fragment;
    const fragment = Object.hasOwn(site.fragments, name) ? site.fragments[name] : undefined;
    if (!fragment) throw new Error(`There is no fragment "${entry.fragment}".`);
    if (inside.includes(name)) throw new Error(`The fragment "${name}" holds itself.`);
    yield* expandEntries(site, locale, fragment.sections, [...inside, name]);
  }
}

const placeholder = new RegExp(`\\{(?:${visitorPlaceholders.join('|')})[|}]`);
/** Rates in text that a browser can ask for; the others stay as the page was made with them. */
const liveRate = /\{rate:cards\./;

/** Calls `look` for every text in a value. */
function eachText(value: unknown, look: (text: string) => void): void {
  if (typeof value === 'string') look(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) eachText(inner, look);
}

/** What a page's script must hold: names of sections with a behaviour, and `programFeatures`; sorted. */
export function pageFeatures(
  site: SiteParts,
  { locale, definition }: PageInput,
  registry: ReadonlyMap<string, AnySection>,
  behaviours: ReadonlySet<string>,
): string[] {
  const features = new Set<string>();
  const visit = (entries: readonly Entry[]) => {
    for (const { component, props, slots } of expandEntries(site, locale, entries)) {
      if (behaviours.has(component)) features.add(component);
      if (registry.get(component)?.hydrate !== undefined) features.add(programFeatures.islands);
      eachText(props, (text) => {
        if (placeholder.test(text)) features.add(programFeatures.placeholders);
        if (liveRate.test(text)) features.add(programFeatures.rates);
      });
      for (const children of Object.values(slots ?? {})) visit(children);
    }
  };
  if (definition.redirect) features.add(programFeatures.redirect);
  const layout = layoutOf(site, definition);
  visit(layout.top);
  visit(definition.sections);
  visit(layout.bottom);
  return [...features].toSorted();
}
