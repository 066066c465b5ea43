import { isRecord } from '#lib/isRecord.ts';
import { visitContent } from '#section-kit/walkSchema.ts';
import type { AnySection, Words } from '#section-kit/defineSection.ts';
import { resolveProps, type ResolveContext } from '#section-kit/resolveProps.ts';
import type { PublishedForm } from '#composer/release/PublishedForm.ts';
import type { ComposedPage } from '#composer/render/composePage.ts';
import { withSlots } from '#composer/render/ComposedSection.ts';
import type { PageInput, SiteParts } from '#composer/render/SiteParts.ts';

const formId = (definition: unknown): string | undefined =>
  isRecord(definition) && 'formId' in definition ? String(definition['formId']) : undefined;

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
export function pageForms(site: SiteParts, page: PageInput, { main }: ComposedPage): PublishedForm[] {
  const forms: PublishedForm[] = [];
  for (const { section, props } of withSlots(main)) {
    if (!mayHoldForm(section)) continue;
    const words = siteWords(section, site, page);
    const resolved = resolveProps(section, props, contextOf(site, page));
    visitContent(section.schema, resolved, (kind, value) => {
      if (kind !== 'form-definition') return;
      const id = formId(value);
      if (id) forms.push({ id, definition: value, words, page: page.path, locale: page.locale });
    });
  }
  return forms;
}
