import type { PostedForm } from '#forms/post/PostedForm.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import type { PublishedDocument } from './documentRecord.ts';
import { type RerenderedPage, rerenderPage, type PublishedLook, sectionData } from './rerenderPage.ts';

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
