import type { PublishedForm, Release } from '#composer/release/release.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { publishedDefinition } from './publishedDefinition.ts';

const namesOf = (form: PublishedForm): string =>
  fieldsOf(publishedDefinition(form))
    .map(({ name }) => name)
    .toSorted()
    .join(' ');

/**
 * Returns a form in a language: itself, or the form with the same fields on the translation of its page.
 *
 * @param id of the form that was sent.
 */
export function translatedForm(
  { forms, pages }: Pick<Release, 'forms' | 'pages'>,
  id: string,
  locale: string,
): PublishedForm | undefined {
  const form = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (!form || form.locale === locale) return form;
  const alternates: Readonly<Record<string, string>> = pages[form.page]?.alternates ?? {};
  const names = namesOf(form);
  return Object.values(forms).find(
    (other) => other.page === alternates[locale] && other.locale === locale && namesOf(other) === names,
  );
}
