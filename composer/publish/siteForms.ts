import { visitContent } from '#section-kit/walkSchema.ts';
import type { AnySection, Words } from '#section-kit/defineSection.ts';
import { resolveProps, type ResolveContext } from '#section-kit/resolveProps.ts';
import type { Entry } from '#composer/page/pageDefinition.ts';
import { expandEntries, type PageInput, type SiteParts } from '#composer/render/pageFeatures.ts';

/** A form that some page shows, for the server that takes its posts. */
export interface PublishedForm {
  /** `formId` of the definition. */
  readonly id: string;
  /** As the page shows it: words are filled in and places named. */
  readonly definition: unknown;
  /** Words of the site that take the place of the section's own. */
  readonly words: Words;
  readonly page: string;
  readonly locale: string;
}

const formId = (definition: unknown): string | undefined =>
  typeof definition === 'object' && definition !== null && 'formId' in definition
    ? String(definition.formId)
    : undefined;

const holdsForms = new WeakMap<AnySection, boolean>();

function mayHoldForm(section: AnySection): boolean {
  let known = holdsForms.get(section);
  if (known === undefined) {
    known = false;
    visitContent(section.schema, section.examples.default, (kind) => {
      if (kind === 'form-definition') known = true;
    });
    holdsForms.set(section, known);
  }
  return known;
}

/** The site's words for those that the section has itself. */
function siteWords(section: AnySection, site: SiteParts, { locale }: PageInput): Words {
  const own = section.words?.[locale] ?? {};
  return Object.fromEntries(Object.entries(site.words[locale]).filter(([key]) => Object.hasOwn(own, key)));
}

const contextOf = (site: SiteParts, { path, locale, definition }: PageInput): ResolveContext => ({
  locale,
  path,
  title: definition.title,
  origin: site.config.origin,
  footnotes: [],
  words: site.words[locale],
  // Forms show none.
  rate: () => undefined,
  references: new Map(),
});

/** The forms of one page; sections say by their schema which of their props is one. */
export function pageForms(
  site: SiteParts,
  page: PageInput,
  registry: ReadonlyMap<string, AnySection>,
): PublishedForm[] {
  const forms: PublishedForm[] = [];
  const visit = (entries: readonly Entry[]) => {
    for (const { component, props, slots } of expandEntries(site, page.locale, entries)) {
      const section = registry.get(component);
      if (section && mayHoldForm(section)) {
        const words = siteWords(section, site, page);
        const resolved = resolveProps(section, props ?? {}, contextOf(site, page));
        visitContent(section.schema, resolved, (kind, value) => {
          if (kind !== 'form-definition') return;
          const id = formId(value);
          if (id) forms.push({ id, definition: value, words, page: page.path, locale: page.locale });
        });
      }
      for (const children of Object.values(slots ?? {})) visit(children);
    }
  };
  visit(page.definition.sections);
  return forms;
}
