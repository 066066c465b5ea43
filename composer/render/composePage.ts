import { isErrorPage } from '#lib/errorPage.ts';
import type { Locale } from '#lib/locale.ts';
import type { AnySection, PageFacts, Words } from '#section-kit/defineSection.ts';
import { sectionFootnotes } from '#section-kit/resolveProps.ts';
import { pageWords } from '#words/page.ts';
import type { KnownRate } from '#section-kit/knownRate.ts';
import type { Entry, PageDefinition, SectionEntry } from '#composer/page/pageDefinition.ts';
import { expandEntries, layoutOf, pageFeatures, type PageInput, type SiteParts } from './pageFeatures.ts';

/** One section of a composed page: fragments are expanded and ids given. */
export interface ComposedSection {
  readonly id: string;
  readonly section: AnySection;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly ComposedSection[]>>;
}

/** A page with everything its JSON refers to in place, not yet rendered. */
export interface ComposedPage {
  readonly path: string;
  readonly locale: Locale;
  readonly definition: PageDefinition;
  readonly facts: PageFacts;
  readonly words: Words;
  readonly top: readonly ComposedSection[];
  readonly main: readonly ComposedSection[];
  readonly bottom: readonly ComposedSection[];
  /** Rates that were asked for so far, by key: all of them once the page is rendered. */
  readonly askedRates: ReadonlyMap<string, KnownRate | undefined>;
  /** Keys for the page's script; see `pageFeatures`. */
  readonly features: readonly string[];
}

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

class Composer {
  readonly footnotes: string[] = [];
  readonly #counts = new Map<string, number>();
  readonly #site: SiteParts;
  readonly #locale: Locale;
  readonly #registry: ReadonlyMap<string, AnySection>;

  constructor(site: SiteParts, locale: Locale, registry: ReadonlyMap<string, AnySection>) {
    this.#site = site;
    this.#locale = locale;
    this.#registry = registry;
  }

  sections(entries: readonly Entry[]): ComposedSection[] {
    return [...expandEntries(this.#site, this.#locale, entries)].map((entry) => this.#section(entry));
  }

  /** What a page for errors of forms begins with, unless one of its own sections says it (PAGE-03). */
  formErrors({ path, definition }: PageInput): ComposedSection[] {
    if (!isErrorPage(path) || this.#saysFormError(definition.sections)) return [];
    const added = [...this.#registry.values()].filter(({ formError }) => formError === 'added');
    return this.sections(added.map(({ name }) => ({ component: name })));
  }

  #saysFormError(entries: readonly Entry[]): boolean {
    return [...expandEntries(this.#site, this.#locale, entries)].some(
      ({ component, slots }) =>
        this.#registry.get(component)?.formError !== undefined ||
        Object.values(slots ?? {}).some((children) => this.#saysFormError(children)),
    );
  }

  #section(entry: SectionEntry): ComposedSection {
    const section = this.#registry.get(entry.component);
    if (!section) throw new Error(`There is no component "${entry.component}".`);
    const props = entry.props ?? {};
    const count = (this.#counts.get(section.name) ?? 0) + 1;
    this.#counts.set(section.name, count);
    for (const key of sectionFootnotes(section, props)) {
      if (!this.footnotes.includes(key)) this.footnotes.push(key);
    }
    const slots: Record<string, ComposedSection[]> = {};
    for (const [name, children] of Object.entries(entry.slots ?? {})) slots[name] = this.sections(children);
    return { id: entry.id ?? `${kebab(section.name)}-${count}`, section, props, slots };
  }
}

const wordsOfPages = {
  en: new WeakMap<Words, Words>(),
  es: new WeakMap<Words, Words>(),
  zh: new WeakMap<Words, Words>(),
};

/** The library's words with those of the site in their place: one object for all pages of a language. */
function allWords(ofSite: Words, locale: Locale): Words {
  const known = wordsOfPages[locale].get(ofSite) ?? { ...pageWords[locale], ...ofSite };
  wordsOfPages[locale].set(ofSite, known);
  return known;
}

/**
 * Puts a page together: layout, fragments, ids, note numbers and words.
 *
 * @throws {Error} when the definition refers to something that is not there; the checker reports the place.
 */
export function composePage(
  site: SiteParts,
  page: PageInput,
  registry: ReadonlyMap<string, AnySection>,
  behaviours: ReadonlySet<string>,
): ComposedPage {
  const { path, definition, locale } = page;
  const layout = layoutOf(site, definition);
  const composer = new Composer(site, locale, registry);
  const top = composer.sections(layout.top);
  const main = [...composer.formErrors(page), ...composer.sections(definition.sections)];
  const bottom = composer.sections(layout.bottom);
  const askedRates = new Map<string, KnownRate | undefined>();
  return {
    path,
    locale,
    definition,
    facts: {
      locale,
      path,
      title: definition.title,
      origin: site.config.origin,
      productionOrigin: site.config.rates.productionOrigin,
      footnotes: composer.footnotes,
      rate: (key) => {
        const known = Object.hasOwn(site.rates, key) ? site.rates[key] : undefined;
        askedRates.set(key, known);
        return known;
      },
    },
    askedRates,
    words: allWords(site.words[locale], locale),
    top,
    main,
    bottom,
    features: pageFeatures(site, page, registry, behaviours),
  };
}
