import type { Words } from '#section-kit/defineSection.ts';

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
