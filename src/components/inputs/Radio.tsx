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
  /** Looks wrong; the group says that it is. */
  readonly error?: boolean;
}

/**
 * The button alone; `FormControlLabel` gives it its words. Everything an `input` takes goes to the `input`, `ref`
 * included. Stands in for MUI's Radio under its theme name, as `Checkbox` does.
 */
export function Radio(props: RadioProps) {
  const { error = false, className, ...input } = useThemeProps({ props, name });
  return <Root {...input} type="radio" className={stateClasses({ error }, className)} />;
}
