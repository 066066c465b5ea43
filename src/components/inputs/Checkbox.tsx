import type { ComponentProps } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';
import { stateClasses } from './stateClasses.ts';

const name = 'MuiCheckbox';

const Root = styled('input', { name, slot: 'Root' })({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
});

export interface CheckboxProps extends Omit<ComponentProps<typeof Root>, 'type' | 'size'> {
  /** Marks the checkbox as invalid. */
  readonly error?: boolean;
}

/**
 * A checkbox without a label; add one with `FormControlLabel`. All props of an `input`, including `ref`, go to the
 * `input`. Replaces MUI's Checkbox and is themed as `MuiCheckbox`: the native `input` is styled through `:checked`, so
 * that it works before hydration and without JavaScript.
 */
export function Checkbox(props: CheckboxProps) {
  const { error = false, className, ...input } = useThemeProps({ props, name });
  return (
    <Root
      {...input}
      type="checkbox"
      className={stateClasses({ error }, className)}
      aria-invalid={input['aria-invalid'] ?? (error || undefined)}
    />
  );
}
