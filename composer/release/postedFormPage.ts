import type { PostedForm } from '#forms/post/PostedForm.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { visitContent } from '#section-kit/walkSchema.ts';
import { brandTheme } from '#composer/render/BrandTheme.ts';
import { renderSection } from '#composer/render/renderSection.tsx';
import { islandsIn, type PageAnew, pageAnew, type PublishedLook } from './pageAnew.ts';

const holdsForm = (section: AnySection, props: unknown, formId: string): boolean => {
  let holds = false;
  visitContent(section.schema, props, (kind, value) => {
    // The schema gave this value its kind.
    if (kind === 'form-definition' && (value as { formId?: unknown }).formId === formId) holds = true;
  });
  return holds;
};

/**
 * A published page with one of its forms as it was sent: what was entered, and what is wrong with it (FORM-03). It is
 * what a visitor without JavaScript sees in place of the form's error banner. The section that holds the form is
 * rendered anew with the prop `posted`.
 *
 * @returns `undefined` when the page has no such form.
 */
export function postedFormPage(
  html: string,
  formId: string,
  posted: PostedForm,
  look: PublishedLook,
): PageAnew | undefined {
  const island = islandsIn(html, look.registry).find(({ section, props }) =>
    holdsForm(section, props, formId),
  );
  if (!island) return undefined;
  const { section, props, environment } = island;
  const { islandTheme } = brandTheme(look.tokens);
  const made = renderSection(section, { ...props, posted }, environment, islandTheme);
  return pageAnew(html, [[island, made]], look, environment.words['errorTitle']);
}
