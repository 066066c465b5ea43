import type { Words } from '#section-kit/defineSection.ts';

/** A form on a published page, for the server that receives its submissions. */
export interface PublishedForm {
  /** `formId` of the definition. */
  readonly id: string;
  /** As the page shows it, with words filled in and fallbacks for placeholders. */
  readonly definition: unknown;
  /** Words of the site that replace the section's own. */
  readonly words: Words;
  readonly page: string;
  readonly locale: string;
}
