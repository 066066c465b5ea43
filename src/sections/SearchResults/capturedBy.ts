import { searchSettings } from '#content/searchService.ts';
import { type AssistantOfSite, capturesSearches } from '#lib/browser/AssistantOfSite.ts';
import type { PageFacts } from '#section-kit/defineSection.ts';
import type { Props } from './SearchResults.schema.ts';

/** The assistant that gets what visitors search for; none unless SA-04 wants it. */
export interface Captured {
  readonly capture?: AssistantOfSite;
}

/** Searches of the site's main profile are captured while the site's switches say so (SA-04). */
export function capturedBy(props: Props, { locale, search, assistant }: PageFacts): Captured {
  const { profile } = searchSettings(props, locale, search);
  const isMain = profile === searchSettings({}, locale, search).profile;
  return assistant && isMain && capturesSearches(assistant) ? { capture: assistant } : {};
}
