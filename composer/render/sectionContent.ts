import { isRecord } from '#lib/values/isRecord.ts';
import { withFallbacks } from '#lib/visitor/visitorText.ts';
import { contentKinds } from '#section-kit/sectionContent.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { visitContent } from '#section-kit/walkSchema.ts';

/** A form's definition with its id. */
export interface FormOfSection {
  readonly id: string;
  readonly definition: unknown;
}

/** The content of a section that concerns its whole page. */
interface SectionContent {
  readonly forms: readonly FormOfSection[];
  /** Addresses of pages in frames. */
  readonly frames: readonly string[];
  readonly hasCaptcha: boolean;
  readonly hasVideo: boolean;
}

const nothing: SectionContent = { forms: [], frames: [], hasCaptcha: false, hasVideo: false };

/** Returns what a section's resolved props contain. */
export function sectionContent(section: AnySection, props: unknown): SectionContent {
  const kinds = contentKinds(section);
  const hasVideo = kinds.has('video');
  // A captcha is part of a form.
  if (!kinds.has('form-definition') && !kinds.has('frame'))
    return hasVideo ? { ...nothing, hasVideo } : nothing;
  const forms: FormOfSection[] = [];
  const frames: string[] = [];
  let hasCaptcha = false;
  visitContent(section.schema, props, (kind, value) => {
    if (kind === 'captcha') hasCaptcha = true;
    else if (kind === 'frame' && typeof value === 'string') frames.push(value);
    else if (kind === 'form-definition' && isRecord(value)) {
      const { formId } = value;
      if (typeof formId === 'string' && formId !== '')
        forms.push({ id: formId, definition: withFallbacks(value) });
    }
  });
  return { forms, frames, hasCaptcha, hasVideo };
}
