import type { Refused } from '#components/muiProps.ts';
import { styled } from '#theme/styled.ts';

export interface FormGroupLooks extends Refused<'FormGroup'> {
  /** Places the choices next to each other. */
  readonly row?: boolean;
}

/** A list of choices. Replaces MUI's FormGroup, without its context; themed as `MuiFormGroup`. */
export const FormGroup = styled('div', { name: 'MuiFormGroup', slot: 'Root' })<FormGroupLooks>({
  display: 'flex',
  flexDirection: 'column',
  variants: [{ props: { row: true }, style: { flexFlow: 'row wrap' } }],
});
