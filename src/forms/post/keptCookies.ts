import type { OwnCookie } from '#lib/visitor/cookies.ts';
import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';

/** Returns the cookies in which a form keeps its values, with their nonempty values (STORE-03). */
export const keptCookies = (
  definition: HasFields,
  values: FormValues,
): readonly (readonly [OwnCookie, string])[] =>
  fieldsOf(definition).flatMap((field) => {
    const keep = 'keep' in field ? field.keep : undefined;
    const value = values[field.name] ?? '';
    return keep && 'cookie' in keep && value !== '' ? [[keep.cookie, value] as const] : [];
  });
