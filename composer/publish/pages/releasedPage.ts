import { requestFields } from '#section-kit/parseProps.ts';
import type { ReleasedPage } from '#composer/release/release.ts';
import { withSlots } from '#composer/render/compose/ComposedSection.ts';
import type { ComposedPage } from '#composer/render/compose/composePage.ts';
import { sourceNames } from '#composer/render/compose/PageReads.ts';

/** The requests for which the server renders a page again instead of sending the published file. */
function requestsOf({ top, main, bottom }: ComposedPage): Pick<ReleasedPage, 'reads' | 'takesPosts'> {
  const sections = [...withSlots([...top, ...main, ...bottom])];
  const reads = new Set(sections.flatMap(({ section, props }) => requestFields(section, props, 'get')));
  const takesPosts = sections.some(({ section: { request } }) => request?.method === 'post');
  return { ...(reads.size > 0 && { reads: [...reads].toSorted() }), ...(takesPosts && { takesPosts }) };
}

/**
 * Returns the release's record of a page that was just rendered.
 *
 * @param version Version of its file.
 * @param document Hash of its document.
 */
export function releasedPage(page: ComposedPage, version: string, document: string): ReleasedPage {
  const { title, description, noindex, alternates, analytics } = page.definition;
  const keys = sourceNames.map((name) => [name, [...page.reads[name]].toSorted()] as const);
  return {
    locale: page.locale,
    title,
    description,
    version,
    ...(noindex && { noindex }),
    ...(alternates && { alternates }),
    ...requestsOf(page),
    ...(analytics && { analytics }),
    document,
    ...Object.fromEntries(keys.filter(([, read]) => read.length > 0)),
  };
}
