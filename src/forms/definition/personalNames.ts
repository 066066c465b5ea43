import { behaviorOf } from '#forms/kinds/behaviors.ts';
import { isHidden } from '#forms/kinds/hidden.ts';
import type { FormField } from '#forms/kinds/schemas.ts';
import { fieldsOf, type HasFields, isVisibleKind, parameterOf } from './formFields.ts';

/** Autofill field names of the HTML standard for what does not tell who somebody is. */
const openTokens = new Set(
  'off on language url country country-name address-level1 transaction-currency transaction-amount'.split(
    ' ',
  ),
);

const isPersonalToken = (autocomplete: string | undefined) =>
  autocomplete !== undefined && !openTokens.has(autocomplete.split(' ').at(-1) ?? '');

/** Whether a field asks for something about a person: by its kind, by what browsers fill in, or as it shows a name. */
function isPersonal(field: FormField, isPersonalName = isPersonalToken): boolean {
  if (isHidden(field)) return field.shownAs !== undefined;
  const { isSensitive, input } = behaviorOf(field);
  const own = 'autocomplete' in field ? field.autocomplete : undefined;
  return isSensitive === true || isPersonalName(own) || isPersonalName(input?.autoComplete);
}

/**
 * Whether a confirmation may repeat the answer to a field: it is what a visitor chose, and does not tell who they are. A
 * zip code may be the place of a meeting.
 */
export const isRepeatable = (field: FormField): boolean =>
  isVisibleKind(field) &&
  !behaviorOf(field).confirms &&
  !isPersonal(field, (token) => token !== 'postal-code' && isPersonalToken(token));

/**
 * Returns the names under which an address may hold personal or sensitive values of a form: those of its fields, and of
 * the parameters that prefill them. In lower case (SEC-04).
 */
export function personalNames(definition: HasFields): readonly string[] {
  const fields = fieldsOf(definition);
  const personal = new Set(fields.filter((field) => isPersonal(field)));
  const names = new Set([...personal].map(({ name }) => name));
  const confirming = fields.filter((field) => names.has(behaviorOf(field).confirms?.(field) ?? ''));
  const all = [...personal, ...confirming].flatMap((field) => [field.name, parameterOf(field) ?? field.name]);
  return [...new Set(all.map((name) => name.toLowerCase()))];
}
