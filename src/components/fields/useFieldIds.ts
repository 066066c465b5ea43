import { useId } from 'react';

/** The ids that tie a field to its words. */
export interface FieldIds {
  readonly field: string;
  readonly hint: string;
  readonly error: string;
  /** For `aria-describedby`: help, then error, then what else describes the field. */
  readonly describedBy: string | undefined;
}

/**
 * Ids for one field.
 *
 * @param given id of the field itself; the page's own prefix and a number without it.
 * @param more ids of elements that describe the field besides its help and its error.
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
