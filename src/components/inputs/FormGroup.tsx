import { styled } from '#theme/styled.ts';

/** A vertical list of choices. Replaces MUI's FormGroup, without its context; themed as `MuiFormGroup`. */
export const FormGroup = styled('div', { name: 'MuiFormGroup', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
});
