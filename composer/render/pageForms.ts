import { isRecord } from '#lib/values/isRecord.ts';
import { withFallbacks } from '#lib/visitor/visitorText.ts';
import { contentKinds } from '#section-kit/contentKinds.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { visitContent } from '#section-kit/walkSchema.ts';

/** A form's definition with its id. */
export interface FormOfSection {
  readonly id: string;
  readonly definition: unknown;
}

const noForms: readonly FormOfSection[] = [];

/** Returns the forms in a section's resolved props. */
export function formsOf(
  section: AnySection,
  props: Readonly<Record<string, unknown>>,
): readonly FormOfSection[] {
  if (!contentKinds(section).has('form-definition')) return noForms;
  const forms: FormOfSection[] = [];
  visitContent(section.schema, props, (kind, value) => {
    if (kind !== 'form-definition' || !isRecord(value)) return;
    const { formId } = value;
    if (typeof formId === 'string' && formId !== '')
      forms.push({ id: formId, definition: withFallbacks(value) });
  });
  return forms;
}
