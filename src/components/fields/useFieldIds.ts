import { useId } from 'react';

/** The ids that connect a field with its texts. */
export interface FieldIds {
  readonly field: string;
  readonly hint: string;
  readonly error: string;
  /** Value of `aria-describedby`: help, error, then any other descriptions. */
  readonly describedBy: string | undefined;
}

/**
 * Returns the ids of a field and its texts.
 *
 * @param given id of the field; generated if absent.
 * @param more ids of other elements that describe the field.
 */
export function useFieldIds(
  given: string | undefined,
  { helperText, error }: { readonly helperText?: string; readonly error?: boolean | string },
  more?: string,
): FieldIds {
  const own = useId();
  const field = given ?? own;
  const [hint, wrong] = [`${field}-hint`, `${field}-error`];
  const hasMessage = typeof error === 'string' && error !== '';
  const describedBy = [helperText && hint, hasMessage && wrong, more].filter(Boolean).join(' ');
  return { field, hint, error: wrong, describedBy: describedBy || undefined };
}
