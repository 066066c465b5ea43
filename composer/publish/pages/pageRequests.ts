import type { ReleasedPage } from '#composer/release/release.ts';
import { withSlots } from '#composer/render/compose/ComposedSection.ts';
import type { ComposedPage } from '#composer/render/compose/composePage.ts';

/** What the server answers on a page beyond the page as it is published. */
export type PageRequests = Pick<ReleasedPage, 'reads' | 'takesPosts'>;

/** What the sections of a page say of the requests that they are rendered anew for. */
export function pageRequests({ top, main, bottom }: ComposedPage): PageRequests {
  const sections = [...withSlots([...top, ...main, ...bottom])];
  const requests = sections.flatMap(({ section }) => section.request ?? []);
  const reads = new Set(requests.flatMap(({ method, fields }) => (method === 'get' ? fields : [])));
  const takesPosts = requests.some(({ method }) => method === 'post');
  return { ...(reads.size > 0 && { reads: [...reads].toSorted() }), ...(takesPosts && { takesPosts }) };
}
