import { visitorPlaceholders } from '#content/markup.ts';
import type { Locale } from '#lib/locale.ts';
import type { AnySection, PageFacts, Words } from '#section-kit/defineSection.ts';
import { sectionFootnotes } from '#section-kit/resolveProps.ts';
import { pageWords } from '#words/page.ts';
import type {
  FragmentDefinition,
  LayoutDefinition,
  PageDefinition,
  SectionNode,
  SiteConfig,
} from '#composer/page/pageDefinition.ts';
import { programFeatures } from './ClientAssets.ts';

/** What pages share, by name; fragments of one language are named `es/name`. Can be sent to a worker. */
export interface SiteParts {
  readonly config: SiteConfig;
  readonly words: Readonly<Record<Locale, Words>>;
  readonly layouts: Readonly<Record<string, LayoutDefinition>>;
  readonly fragments: Readonly<Record<string, FragmentDefinition>>;
}

/** One page's own JSON and where it stands. */
export interface PageInput {
  readonly path: string;
  readonly locale: Locale;
  readonly definition: PageDefinition;
}

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
  /** Keys for the page's script: sections with a behaviour, and `programFeatures`. */
  readonly features: readonly string[];
}

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const placeholder = new RegExp(`\\{(?:${visitorPlaceholders.join('|')})[|}]`);

class Composer {
  readonly #counts = new Map<string, number>();
  readonly features = new Set<string>();
  readonly footnotes: string[] = [];
  readonly #site: SiteParts;
  readonly #locale: Locale;
  readonly #registry: ReadonlyMap<string, AnySection>;
  readonly #behaviours: ReadonlySet<string>;

  constructor(
    site: SiteParts,
    locale: Locale,
    registry: ReadonlyMap<string, AnySection>,
    behaviours: ReadonlySet<string>,
  ) {
    this.#site = site;
    this.#locale = locale;
    this.#registry = registry;
    this.#behaviours = behaviours;
  }

  sections(nodes: readonly SectionNode[]): ComposedSection[] {
    return nodes.flatMap((node) => {
      if (!('fragment' in node)) return [this.#section(node)];
      const { fragments } = this.#site;
      const fragment = fragments[`${this.#locale}/${node.fragment}`] ?? fragments[node.fragment];
      if (!fragment) throw new Error(`There is no fragment "${node.fragment}".`);
      return this.sections(fragment.sections);
    });
  }

  #section(node: Exclude<SectionNode, { fragment: string }>): ComposedSection {
    const section = this.#registry.get(node.component);
    if (!section) throw new Error(`There is no component "${node.component}".`);
    const props = node.props ?? {};
    const count = (this.#counts.get(section.name) ?? 0) + 1;
    this.#counts.set(section.name, count);
    for (const key of sectionFootnotes(section, props)) {
      if (!this.footnotes.includes(key)) this.footnotes.push(key);
    }
    if (this.#behaviours.has(section.name)) this.features.add(section.name);
    if (section.wakeUp !== undefined) this.features.add(programFeatures.islands);
    if (placeholder.test(JSON.stringify(props))) this.features.add(programFeatures.placeholders);
    const slots: Record<string, ComposedSection[]> = {};
    for (const [name, children] of Object.entries(node.slots ?? {})) slots[name] = this.sections(children);
    return { id: node.id ?? `${kebab(section.name)}-${count}`, section, props, slots };
  }
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
  const layout = site.layouts[definition.layout];
  if (!layout) throw new Error(`There is no layout "${definition.layout}".`);
  const composer = new Composer(site, locale, registry, behaviours);
  const top = composer.sections(layout.top);
  const main = composer.sections(definition.sections);
  const bottom = composer.sections(layout.bottom);
  return {
    path,
    locale,
    definition,
    facts: { locale, path, title: definition.title, origin: site.config.origin, footnotes: composer.footnotes },
    words: { ...pageWords[locale], ...site.words[locale] },
    top,
    main,
    bottom,
    features: [...composer.features].sort(),
  };
}
