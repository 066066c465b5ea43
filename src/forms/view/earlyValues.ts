import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import type { FormField } from '#forms/kinds/schemas.ts';
import { askedValue, type FormRequest } from '#forms/post/askedValue.ts';
import { prefilled } from '#forms/post/visitorSources.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';

/** Returns a field's initial value: in the browser from any source, on the server from the request. */
export const startOf = (field: FormField, isReady: boolean, request: FormRequest): string =>
  isReady ? prefilled(field) : askedValue(request, 'prefill' in field ? field.prefill : undefined);

/**
 * Returns the values that the server's HTML shows: those of an earlier submission or of the request's address.
 * `undefined` in published pages.
 */
export function earlyValues(
  definition: HasFields,
  posted: FormValues | undefined,
  request: FormRequest,
): FormValues | undefined {
  if (!posted && !request.asked?.size) return undefined;
  return Object.fromEntries(
    fieldsOf(definition).map((field) => [field.name, posted?.[field.name] ?? startOf(field, false, request)]),
  );
}
