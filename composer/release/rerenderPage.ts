import { escapeHtml } from '#lib/markup/html.ts';
import { withFallbacks } from '#lib/visitor/visitorText.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import type { PostedForm } from '#forms/post/PostedForm.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import { withStyleHash } from '#composer/render/contentSecurityPolicy.ts';
import type { PlacedIsland, ServedSection } from '#composer/render/RenderedPage.ts';
import type { RenderedSection } from '#composer/render/section/RenderedSection.ts';
import { type IslandData, renderSection } from '#composer/render/section/renderSection.tsx';
import type { PublishedDocument } from './documentRecord.ts';

/** What rendering sections of published pages again requires. */
export interface PublishedLook {
  /** All sections of the site's pages, by name. */
  readonly registry: ReadonlyMap<string, AnySection>;
  readonly tokens: BrandTokens;
}

/** A page as it is sent: its document and its Content-Security-Policy. */
export interface RerenderedPage {
  readonly html: string;
  readonly csp: string;
}

/** A section and its new render. */
export type RerenderedSection = readonly [PlacedIsland | ServedSection, RenderedSection];

/** What a section of a published document was rendered with. */
export function sectionData({ html }: PublishedDocument, placed: PlacedIsland | ServedSection): IslandData {
  const { data } = placed;
  // Written by renderSection from the same type.
  return JSON.parse(typeof data === 'string' ? data : html.slice(...data)) as IslandData;
}

/** Replaces the text between two offsets; the end is exclusive. */
export type Edit = readonly [start: number, end: number, text: string];

/** @param edits Must not overlap. */
export function edited(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const [start, end, text] of edits.toSorted(([one], [other]) => one - other)) {
    parts.push(html.slice(done, start), text);
    done = end;
  }
  return parts.join('') + html.slice(done);
}

/** The styles of sections that a page does not have yet, and the variables they use. */
function addedStyles(
  styles: readonly string[],
  sections: readonly RerenderedSection[],
  { tokens }: PublishedLook,
): string {
  const pageStyles = new Set(styles);
  const added = new Map(
    sections.flatMap(([, { css }]) => [...css]).filter(([name]) => !pageStyles.has(name)),
  );
  if (added.size === 0) return '';
  const { pruner } = brandTheme(tokens);
  const rules = pruner.withoutFallbacks([...added.values()].join(''));
  // The page may have some of these variables, but under short names that the added rules don't use.
  return pruner.prune(rules) + rules;
}

/**
 * A published page with some of its sections rerendered for one visitor. Their styles are added to the one style sheet
 * of the page, so that the browser need not make them again.
 *
 * @param mark Text before the page's title.
 */
export function rerenderPage(
  { html, record }: PublishedDocument,
  sections: readonly RerenderedSection[],
  look: PublishedLook,
  mark?: string,
): RerenderedPage {
  const { policy, style, title } = record.places;
  const own = html.slice(...style);
  const added = addedStyles(record.styles, sections, look);
  const csp = withStyleHash(record.csp, own, own + added);
  const edits: Edit[] = [[style[1], style[1], added]];
  if (policy) edits.push([...policy, escapeHtml(csp)]);
  if (mark !== undefined) edits.push([title[0], title[0], `${escapeHtml(withFallbacks(mark))} `]);
  for (const [placed, made] of sections) {
    edits.push([...placed.html, made.html]);
    if (typeof placed.data !== 'string') edits.push([...placed.data, made.data ?? '']);
  }
  return { html: edited(html, edits), csp };
}

/**
 * Returns a published page that shows a form as submitted, with the entered values and their errors (FORM-03). This is
 * what visitors without JavaScript get instead of the form's error banner. The section that contains the form is
 * rendered again with the prop `posted`.
 *
 * @returns `undefined` if the page has no such form.
 */
export function postedFormPage(
  document: PublishedDocument,
  formId: string,
  posted: PostedForm,
  look: PublishedLook,
): RerenderedPage | undefined {
  const island = document.record.islands.find(({ forms }) => forms.includes(formId));
  const section = look.registry.get(island?.section ?? '');
  if (!island || !section) return undefined;
  const { props, environment } = sectionData(document, island);
  const { islandTheme } = brandTheme(look.tokens);
  const made = renderSection(section, { ...props, posted }, environment, islandTheme);
  return rerenderPage(document, [[island, made]], look, environment.words['errorTitle']);
}
