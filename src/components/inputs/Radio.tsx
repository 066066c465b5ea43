import type { ComponentProps } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';
import { stateClasses } from './stateClasses.ts';

const name = 'MuiRadio';

const Root = styled('input', { name, slot: 'Root' })({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
});

export interface RadioProps extends Omit<ComponentProps<typeof Root>, 'type' | 'size'> {
  /** Shows the error style. The group marks itself as invalid. */
  readonly error?: boolean;
}

/**
 * A radio button without a label; add one with `FormControlLabel`. All props of an `input`, including `ref`, go to the
 * `input`. Replaces MUI's Radio and is themed as `MuiRadio`; see `Checkbox`.
 */
export function Radio(props: RadioProps) {
  const { error = false, className, ...input } = useThemeProps({ props, name });
  return <Root {...input} type="radio" className={stateClasses({ error }, className)} />;
}
