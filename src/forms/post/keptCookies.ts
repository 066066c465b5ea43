import type { OwnCookie } from '#lib/visitor/cookies.ts';
import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';

/** The cookies that a form asks to keep its values in (STORE-03): names, and values that are not empty. */
export const keptCookies = (
  definition: HasFields,
  values: FormValues,
): readonly (readonly [OwnCookie, string])[] =>
  fieldsOf(definition).flatMap((field) => {
    const keep = 'keep' in field ? field.keep : undefined;
    const value = values[field.name] ?? '';
    return keep && 'cookie' in keep && value !== '' ? [[keep.cookie, value] as const] : [];
  });
