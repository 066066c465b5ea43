import { findRate } from '#composer/rates/personalRates.ts';
import { isErrorPage } from '#lib/address/pageAt.ts';
import { classifyLink } from '#lib/address/classifyLink.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { AnySection, PageFacts, Words } from '#section-kit/defineSection.ts';
import { sectionLinks } from '#section-kit/sectionContent.ts';
import { sectionFootnotes } from '#section-kit/resolveProps.ts';
import { chooseArticles } from '#section-kit/siteData.ts';
import { linkLists } from '#composer/page/linkLists.ts';
import type { BuiltInSections } from '#composer/page/SectionSet.ts';
import { type EntryLists, expandFragments } from '#composer/page/expandFragments.ts';
import {
  type Entry,
  isFragmentEntry,
  type LayoutDefinition,
  type PageDefinition,
  type SectionEntry,
} from '#composer/page/pageDefinition.ts';
import { type ComposedSection, withSlots } from './ComposedSection.ts';
import { branchAnswerFor, knownLocations } from '#composer/locations/locationAnswers.ts';
import type { BranchData } from '#composer/locations/LocationBook.ts';
import type { KnownLocations } from '#section-kit/siteData.ts';
import { pageFeatures } from './pageFeatures.ts';
import { bySource, type PageReads, type PageInput, type SiteParts } from './SiteParts.ts';
import { allWords, pageTexts } from './pageTexts.ts';

/** A page whose references are all resolved, but which is not rendered yet. */
export interface ComposedPage {
  readonly path: string;
  readonly locale: Locale;
  readonly definition: PageDefinition;
  /** The page's title with marks for its rates. */
  readonly markedTitle: string;
  readonly facts: PageFacts;
  readonly words: Words;
  readonly top: readonly ComposedSection[];
  readonly main: readonly ComposedSection[];
  readonly bottom: readonly ComposedSection[];
  /** What it has read so far. Complete once the page is rendered. */
  readonly reads: PageReads;
  /** Features of the page's script; see `pageFeatures`. */
  readonly features: readonly string[];
}

const videoOf = ({ video }: SiteParts['config']) => video && { script: video.script, api: video.api };

const bringsLinks = ({ bringsLinks: brings }: AnySection, { assistant }: SiteParts['config']) =>
  typeof brings === 'function' ? brings({ assistant }) : brings === true;

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** Returns the page's layout. @throws {Error} if it does not exist; the check reports the position. */
function layoutOf(site: SiteParts, definition: PageDefinition): LayoutDefinition {
  const name = definition.layout ?? site.config.defaultLayout;
  const layout = Object.hasOwn(site.layouts, name) ? site.layouts[name] : undefined;
  if (!layout) throw new Error(`There is no layout "${name}".`);
  return layout;
}

/**
 * Accessors for lists in definitions. Fragments are identified by name; one in the page's language takes precedence.
 */
const entryLists = ({ fragments }: SiteParts, locale: Locale): EntryLists<Entry, string> => ({
  fragmentOf: (entry) => (isFragmentEntry(entry) ? entry.fragment : undefined),
  slotsOf: (entry) => (isFragmentEntry(entry) ? [] : Object.values(entry.slots ?? {})),
  find: (name) => [`${locale}/${name}`, name].find((candidate) => Object.hasOwn(fragments, candidate)),
  keyOf: (name) => name,
  sectionsOf: (name) => fragments[name]?.sections ?? [],
});

/** Errors for fragments that cannot be expanded. The check reports their positions. */
const fragmentFaults = {
  missing: (name: string) => `There is no fragment "${name}".`,
  loop: (name: string) => `The fragment "${name}" contains itself.`,
  'too-deep': (name: string) => `The fragment "${name}" is nested too deeply.`,
  'too-many': (name: string) => `The fragment "${name}" adds too many sections.`,
} as const;

class Composer {
  readonly footnotes: string[] = [];
  readonly #counts = new Map<string, number>();
  readonly #lists: EntryLists<Entry, string>;
  readonly #registry: ReadonlyMap<string, AnySection>;

  constructor(site: SiteParts, locale: Locale, registry: ReadonlyMap<string, AnySection>) {
    this.#lists = entryLists(site, locale);
    this.#registry = registry;
  }

  /** @throws {Error} if a fragment is missing or contains itself. */
  sections(entries: readonly Entry[], around: readonly string[] = []): ComposedSection[] {
    const sections: ComposedSection[] = [];
    for (const expanded of expandFragments(entries, this.#lists, around)) {
      const { type, entry, inside } = expanded;
      if (type === 'section' && !isFragmentEntry(entry)) sections.push(this.#section(entry, inside));
      else if ('name' in expanded) throw new Error(fragmentFaults[expanded.type](expanded.name));
    }
    return sections;
  }

  /** Returns the sections of a page's parts. @throws {Error} as `sections`. */
  lists(path: string, definition: PageDefinition, layout: LayoutDefinition) {
    const top = this.sections(layout.top);
    const own = this.sections(definition.sections);
    return dockBars({
      top,
      main: [...this.formErrors(path, own), ...own],
      bottom: this.sections(layout.bottom),
    });
  }

  /** Returns the sections to add before the others on an error page of a form, unless it already has one (PAGE-03). */
  formErrors(path: string, own: readonly ComposedSection[]): ComposedSection[] {
    const saysIt = ({ section }: ComposedSection) => section.formError !== undefined;
    if (!isErrorPage(path) || [...withSlots(own)].some(saysIt)) return [];
    const added = [...this.#registry.values()].filter(({ formError }) => formError === 'added');
    return this.sections(added.map(({ name }) => ({ component: name })));
  }

  /**
   * Returns the exit warning for a page that has external links, or to which services may add some, unless one of its
   * sections is an exit warning (MODAL-02).
   */
  exitWarning(
    page: string,
    config: SiteParts['config'],
    sections: readonly ComposedSection[],
  ): ComposedSection[] {
    const placed = [...withSlots(sections)];
    if (placed.some(({ section }) => section.exitWarning)) return [];
    const lists = linkLists(config);
    const leads = placed.some(
      ({ section, props }) =>
        bringsLinks(section, config) ||
        sectionLinks(section, props).some((href) => classifyLink(href, page, lists).warns),
    );
    if (!leads) return [];
    const added = [...this.#registry.values()].filter(({ exitWarning }) => exitWarning);
    return this.sections(added.map(({ name }) => ({ component: name })));
  }

  #section(entry: SectionEntry, inside: readonly string[]): ComposedSection {
    const section = this.#registry.get(entry.component);
    if (!section) throw new Error(`There is no component "${entry.component}".`);
    const props = entry.props ?? {};
    const count = (this.#counts.get(section.name) ?? 0) + 1;
    this.#counts.set(section.name, count);
    for (const key of sectionFootnotes(section, props)) {
      if (!this.footnotes.includes(key)) this.footnotes.push(key);
    }
    const slots: Record<string, ComposedSection[]> = {};
    for (const [name, children] of Object.entries(entry.slots ?? {}))
      slots[name] = this.sections(children, inside);
    return { id: entry.id ?? `${kebab(section.name)}-${count}`, section, props, slots };
  }
}

/** Zip codes are only asked for by visitors. */
const branchData = ({ locations, outlines }: SiteParts): BranchData => ({
  files: locations,
  outlines,
  placeOf: () => undefined,
});

/** Returns the coming holidays of a site's branches in a language. */
const holidaysOf =
  ({ holidays }: SiteParts): KnownLocations['holidays'] =>
  (locale) =>
    holidays.map(({ name, ...holiday }) => ({ ...holiday, name: name[locale] ?? name.en }));

/** Records that a page reads all branches. */
function recorded(known: KnownLocations, branches: Set<string>): KnownLocations {
  const all = <Value>(value: Value): Value => {
    branches.add('all');
    return value;
  };
  return {
    get states() {
      return all(known.states);
    },
    results: (question) => all(known.results(question)),
    cities: (state) => all(known.cities(state)),
    holidays: known.holidays,
  };
}

/** Returns functions that find rates, articles and locations for a page, and record what it reads. */
const lookUps = (
  site: SiteParts,
  locale: Locale,
  reads: PageReads,
): Pick<PageFacts, 'rate' | 'articles' | 'locations' | 'branch' | 'holidays' | 'today'> => ({
  rate: (key) => {
    reads.rates.add(key);
    return findRate(site.rates, site.personalRates, key);
  },
  articles: (question) => {
    reads.articles.add(JSON.stringify([locale, question]));
    return chooseArticles(site.articles[locale], question);
  },
  locations: () => {
    if (site.locations.length === 0) {
      reads.branches.add('all');
      return undefined;
    }
    return recorded(knownLocations(branchData(site), holidaysOf(site)), reads.branches);
  },
  branch: (id) => {
    reads.branches.add(id);
    const answer = branchAnswerFor(branchData(site), id, locale);
    return answer === undefined ? undefined : { answer, holidays: holidaysOf(site)(locale) };
  },
  holidays: holidaysOf(site)(locale),
  today: site.today,
});

/**
 * Composes a page: layout, fragments, ids, footnote numbers and words.
 *
 * @throws {Error} if the definition refers to something that does not exist; the check reports the position.
 */
export function composePage(
  site: SiteParts,
  page: PageInput,
  { registry, behaviours }: BuiltInSections,
): ComposedPage {
  const { path, definition, locale } = page;
  const composer = new Composer(site, locale, registry);
  const { top, main, bottom: ofLayout } = composer.lists(path, definition, layoutOf(site, definition));
  const links = linkLists(site.config);
  const address = site.config.origin + path;
  const bottom = [...ofLayout, ...composer.exitWarning(address, site.config, [...top, ...main, ...ofLayout])];
  const words = allWords(site.words[locale], locale);
  const reads = bySource(() => new Set<string>());
  const facts: PageFacts = {
    locale,
    path,
    title: definition.title,
    origin: site.config.origin,
    productionOrigin: site.config.rates.productionOrigin,
    search: site.config.search,
    links,
    video: videoOf(site.config),
    assistant: site.config.assistant,
    footnotes: composer.footnotes,
    ...lookUps(site, locale, reads),
  };
  const texts = pageTexts(definition, facts, words);
  return {
    path,
    locale,
    definition: { ...definition, title: texts.title, description: texts.description },
    markedTitle: texts.markedTitle,
    facts: { ...facts, title: texts.title },
    reads,
    words,
    top,
    main,
    bottom,
    features: pageFeatures([...top, ...main, ...bottom], behaviours, site.words[locale], page),
  };
}

const isBar = ({ section }: ComposedSection) => section.sticky === 'bar';

const holdsStop = (section: ComposedSection) =>
  [...withSlots([section])].some((one) => one.section.sticky === 'stop');

/** Returns sections without the bars among them and in their slots. */
const withoutBars = (sections: readonly ComposedSection[]): readonly ComposedSection[] =>
  sections
    .filter((section) => !isBar(section))
    .map((section) => ({
      ...section,
      slots: Object.fromEntries(
        Object.entries(section.slots).map(([name, children]) => [name, withoutBars(children)]),
      ),
    }));

type Lists = Pick<ComposedPage, 'top' | 'main' | 'bottom'>;

/**
 * Moves bars that stick to the bottom of the window to where they come to rest: before the disclosures, or else to the
 * end of the main part, wherever the author put them (WIDG-13). A sticky element only sticks above its own place.
 */
function dockBars({ top, main, bottom }: Lists): Lists {
  const bars = [...withSlots([...top, ...main, ...bottom])].filter(isBar);
  if (bars.length === 0) return { top, main, bottom };
  const others = withoutBars(main);
  const stop = others.findIndex(holdsStop);
  const at = stop < 0 ? others.length : stop;
  return { top: withoutBars(top), main: others.toSpliced(at, 0, ...bars), bottom: withoutBars(bottom) };
}
