import type { UseFormReturn } from 'react-hook-form';
import type { FormField } from '#forms/kinds/schemas.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import type { HasFields } from '#forms/definition/formFields.ts';
import { prefilled } from '#forms/post/visitorSources.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';
import { enterValues, type Values } from './controlValues.ts';

/** Whether the page's address has a value for a field. */
export const isInAddress = (field: FormField): boolean =>
  'prefill' in field && field.prefill !== undefined && 'query' in field.prefill && prefilled(field) !== '';

/** Whether a field takes an earlier value: a consent does not, nor does a choice that is not among its options. */
function isTaken(field: VisibleField, value: string | undefined): boolean {
  const { isAgreement, isSeveral } = behaviorOf(field);
  if (isAgreement) return false;
  const options = 'options' in field && !isSeveral ? field.options : undefined;
  return options?.some((option) => option.value === value) ?? true;
}

/**
 * Enters what the visitor has entered before, except in fields that have something newer.
 *
 * @param isNewer Whether what prefills a field, such as the page's address, counts more.
 * @returns whether nothing newer differs from it.
 */
export function enterAgain(
  definition: HasFields,
  form: Pick<UseFormReturn<Values>, 'setValue'>,
  values: FormValues,
  isNewer: (field: VisibleField) => boolean,
): boolean {
  let isSame = true;
  enterValues(definition, form, values, (field) => {
    const value = values[field.name];
    if (!isTaken(field, value)) return false;
    const isOlder = isNewer(field);
    if (isOlder && prefilled(field) !== value) isSame = false;
    return !isOlder;
  });
  return isSame;
}
