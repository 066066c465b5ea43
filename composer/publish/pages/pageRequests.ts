import { requestFields } from '#section-kit/requestFields.ts';
import type { ReleasedPage } from '#composer/release/release.ts';
import { withSlots } from '#composer/render/compose/ComposedSection.ts';
import type { ComposedPage } from '#composer/render/compose/composePage.ts';

/** The requests for which the server renders a page again instead of sending the published file. */
export type PageRequests = Pick<ReleasedPage, 'reads' | 'takesPosts'>;

/** Returns the requests for which the sections of a page must be rendered again. */
export function pageRequests({ top, main, bottom }: ComposedPage): PageRequests {
  const sections = [...withSlots([...top, ...main, ...bottom])];
  const reads = new Set(sections.flatMap(({ section, props }) => requestFields(section, props, 'get')));
  const takesPosts = sections.some(({ section: { request } }) => request?.method === 'post');
  return { ...(reads.size > 0 && { reads: [...reads].toSorted() }), ...(takesPosts && { takesPosts }) };
}
