import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { fontSizes } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

/** The words around a field. */
export interface FieldText {
  readonly label: string;
  /** Help that is read before the field is filled in. */
  readonly hint?: string;
  /** What is wrong; marks the field as invalid. */
  readonly error?: string;
  /** Follows the label, such as "(optional)". */
  readonly optionalMark?: string;
}

/** The ids that tie a field to its words. */
export interface FieldIds {
  readonly field: string;
  readonly hint: string;
  readonly error: string;
  /** For `aria-describedby`: hint, then error, then what else describes the field. */
  readonly describedBy: string | undefined;
}

/**
 * Ids for one field.
 *
 * @param given id of the field itself; the page's own prefix and a number without it.
 * @param more ids of elements that describe the field besides hint and error.
 */
export function useFieldIds(
  given: string | undefined,
  { hint, error }: Pick<FieldText, 'hint' | 'error'>,
  more?: string,
): FieldIds {
  const own = useId();
  const field = given ?? own;
  const describedBy = [hint && `${field}-hint`, error && `${field}-error`, more].filter(Boolean).join(' ');
  return { field, hint: `${field}-hint`, error: `${field}-error`, describedBy: describedBy || undefined };
}

export const fieldWordStyles = {
  '& .label': { display: 'block', fontWeight: 650, lineHeight: 1.35 },
  '& .optional': { fontWeight: 400, color: vars.textMuted },
  '& .hint': { marginTop: '.2rem', fontSize: fontSizes.caption, lineHeight: 1.45, color: vars.textMuted },
  '& .error': {
    display: 'flex',
    gap: '.45rem',
    marginTop: '.35rem',
    fontSize: '.9375rem',
    fontWeight: 650,
    lineHeight: 1.4,
    color: vars.error,
  },
  // A drawn mark, so that colour is not the only sign of an error.
  '& .error::before': {
    content: '"!"',
    flex: 'none',
    width: '1.35em',
    height: '1.35em',
    borderRadius: '50%',
    background: vars.error,
    color: vars.background,
    lineHeight: '1.35em',
    textAlign: 'center',
  },
} as const;

const Root = styled.div({
  ...fieldWordStyles,
  '& .control': { marginTop: '.5rem' },
  '& .medium': { maxWidth: '20rem' },
  '& .short': { maxWidth: '11rem' },
});

/** How wide a field is: as wide as its place, or about as wide as the answer. */
export type FieldWidth = 'full' | 'medium' | 'short';

/** The hint and the error of a field, under the ids that describe it. */
export function FieldNotes({ ids, hint, error }: { ids: FieldIds; hint?: string; error?: string }) {
  return (
    <>
      {hint && (
        <p className="hint" id={ids.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={ids.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** A field's label, hint and error, then the field itself, so that they are read in this order. */
export function FieldFrame({
  ids,
  label,
  hint,
  error,
  optionalMark,
  width = 'full',
  className,
  children,
  below,
}: FieldText & {
  ids: FieldIds;
  width?: FieldWidth;
  className?: string;
  children: ReactNode;
  /** Stands under the field, such as a count of characters. */
  below?: ReactNode;
}) {
  return (
    <Root className={className}>
      <label className="label" htmlFor={ids.field}>
        {label}
        {optionalMark && <span className="optional"> {optionalMark}</span>}
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
      <div className={`control ${width}`}>{children}</div>
      {below}
    </Root>
  );
}
