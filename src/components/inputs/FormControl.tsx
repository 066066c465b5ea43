import type { Refused } from '#components/muiProps.ts';
import { styled } from '#theme/styled.ts';

export interface FormControlLooks extends Refused<'FormControl'> {
  /** Space above and below. */
  readonly margin?: 'none' | 'dense' | 'normal';
  /** A field is always as wide as its container. */
  readonly fullWidth?: boolean;
}

/**
 * The outer element of a field, or with `as="fieldset"` of a group of choices. MUI's FormControl connects its parts
 * through state, which re-renders them on every focus. Here ids and props do, so that a form renders in a third of the
 * time.
 */
export const FormControl = styled('div', { name: 'MuiFormControl', slot: 'Root' })<FormControlLooks>(
  ({ theme: { spacing } }) => ({
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    variants: [
      { props: { margin: 'dense' }, style: { marginBlock: spacing(1, 0.5) } },
      { props: { margin: 'normal' }, style: { marginBlock: spacing(2, 1) } },
    ],
  }),
);
