import { visitContent } from '#section-kit/walkSchema.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import type { Entry } from '#composer/page/pageDefinition.ts';
import { expandEntries, type PageInput, type SiteParts } from '#composer/render/pageFeatures.ts';

/** A form that some page shows, for the server that takes its posts. */
export interface PublishedForm {
  /** `formId` of the definition. */
  readonly id: string;
  readonly definition: unknown;
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
        const parsed = section.schema.safeParse(props ?? {});
        visitContent(section.schema, parsed.data, (kind, value) => {
          if (kind !== 'form-definition') return;
          const id = formId(value);
          if (id) forms.push({ id, definition: value, page: page.path, locale: page.locale });
        });
      }
      for (const children of Object.values(slots ?? {})) visit(children);
    }
  };
  visit(page.definition.sections);
  return forms;
}
