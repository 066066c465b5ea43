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
  /** Marks the choice as wrong. */
  readonly error?: boolean;
}

/**
 * The box alone; `FormControlLabel` gives it its words. Everything an `input` takes goes to the `input`, `ref`
 * included. Stands in for MUI's Checkbox under its theme name: the `input` itself is drawn by its `:checked`, so that
 * it works before and without JavaScript.
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
