import type { CheckboxProps as MuiCheckboxProps } from '@mui/material/Checkbox';
import { capitalize, useForkRef } from '@mui/material/utils';
import type { ChangeEvent } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import { stateClasses } from '#components/utils/stateClasses.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'MuiCheckbox';

interface CheckboxLooks {
  readonly color: NonNullable<MuiCheckboxProps['color']>;
  readonly size: NonNullable<MuiCheckboxProps['size']>;
}

interface CheckboxState extends CheckboxLooks {
  readonly indeterminate: boolean | undefined;
}

const Root = styled('input', {
  name,
  slot: 'Root',
  overridesResolver: ({ ownerState: { color, size } }: { ownerState: CheckboxLooks }, styles) => [
    styles['root'],
    styles[`color${capitalize(color)}`],
    styles[`size${capitalize(size)}`],
  ],
})<{ ownerState: CheckboxState }>({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
});

export interface CheckboxProps
  extends
    NativeProps<typeof Root, 'type' | 'size' | 'onChange' | RefusedName<'Checkbox'>>,
    Partial<CheckboxLooks>,
    Refused<'Checkbox'> {
  /** Marks the checkbox as invalid. */
  readonly error?: boolean;
  /** Neither checked nor unchecked, such as for a list of which some are chosen. */
  readonly indeterminate?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>, checked: boolean) => void;
  readonly slotProps?: { readonly input?: NativeProps<'input'> };
}

/**
 * A checkbox without a label; add one with `FormControlLabel`. All props of an `input`, including `ref`, go to the
 * `input`. Takes MUI's props and is themed as `MuiCheckbox`: the native `input` is styled through `:checked`, so that it
 * works before hydration and without JavaScript.
 */
export function Checkbox(props: CheckboxProps) {
  const {
    error = false,
    indeterminate,
    color = 'primary',
    size = 'medium',
    className,
    onChange,
    slotProps,
    ref,
    ...input
  } = useThemeProps({ props, name });
  // HTML has no attribute for it.
  const setState = (element: HTMLInputElement | null) => {
    if (element && indeterminate !== undefined) element.indeterminate = indeterminate;
  };
  const both = useForkRef(ref, setState);
  return (
    <Root
      {...input}
      {...slotProps?.input}
      ref={indeterminate === undefined ? ref : both}
      type="checkbox"
      onChange={onChange && ((event) => onChange(event, event.target.checked))}
      className={stateClasses({ error, indeterminate }, className)}
      aria-invalid={input['aria-invalid'] ?? (error || undefined)}
      ownerState={{ color, size, indeterminate }}
    />
  );
}
