import { styled } from '#theme/styled.ts';

/** Choices under each other; stands in for MUI's FormGroup under its theme name, without its context. */
export const FormGroup = styled('div', { name: 'MuiFormGroup', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
});
