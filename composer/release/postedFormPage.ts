import type { PostedForm } from '#forms/post/PostedForm.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import type { PublishedDocument } from './documentRecord.ts';
import { type PageAnew, pageAnew, type PublishedLook, sectionData } from './pageAnew.ts';

/**
 * A published page with one of its forms as it was sent: what was entered, and what is wrong with it (FORM-03). It is
 * what a visitor without JavaScript sees in place of the form's error banner. The section that holds the form is
 * rendered anew with the prop `posted`.
 *
 * @returns `undefined` when the page has no such form.
 */
export function postedFormPage(
  document: PublishedDocument,
  formId: string,
  posted: PostedForm,
  look: PublishedLook,
): PageAnew | undefined {
  const island = document.record.islands.find(({ forms }) => forms.includes(formId));
  const section = look.registry.get(island?.section ?? '');
  if (!island || !section) return undefined;
  const { props, environment } = sectionData(document, island);
  const { islandTheme } = brandTheme(look.tokens);
  const made = renderSection(section, { ...props, posted }, environment, islandTheme);
  return pageAnew(document, [[island, made]], look, environment.words['errorTitle']);
}
