import { searchSettings } from '#content/searchService.ts';
import { type AssistantOfSite, capturesSearches } from '#lib/browser/AssistantOfSite.ts';
import type { PageFacts } from '#section-kit/defineSection.ts';
import type { Props } from './SearchResults.schema.ts';

/** The assistant that receives visitors' searches, if they are captured (SA-04). */
export interface Captured {
  readonly capture?: AssistantOfSite;
}

/** Enables capturing for searches in the site's main profile if the site's switches allow it (SA-04). */
export function capturedBy(props: Props, { locale, search, assistant }: PageFacts): Captured {
  const { profile } = searchSettings(props, locale, search);
  const isMain = profile === searchSettings({}, locale, search).profile;
  return assistant && isMain && capturesSearches(assistant) ? { capture: assistant } : {};
}
