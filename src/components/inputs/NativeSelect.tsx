import type { ComponentProps } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Icon } from '#components/data-display/Icon.tsx';
import { InputFrame, type InputRootProps, SelectBase } from './InputBase.tsx';

const name = 'MuiNativeSelect';

const Select = styled(SelectBase, { name, slot: 'Select' })({ appearance: 'none', cursor: 'pointer' });

const SelectIcon = styled(Icon, { name, slot: 'Icon' })({
  position: 'absolute',
  alignSelf: 'center',
  pointerEvents: 'none',
});

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'color' | 'size' | 'multiple'> {
  /** Marks the selection as invalid. */
  readonly error?: boolean;
  /** Props for the frame around the select. */
  readonly slotProps?: { readonly root?: InputRootProps };
}

/**
 * A native select without a label, with `option` elements as children. All props of a `select`, including `ref`, go to
 * the `select`. Replaces MUI's NativeSelect and is themed as `MuiNativeSelect`: it works without JavaScript, and
 * islands that use it do not load MUI's menus.
 */
export function NativeSelect(props: NativeSelectProps) {
  const { error = false, slotProps, ...select } = useThemeProps({ props, name });
  const state = { error, disabled: select.disabled === true };
  return (
    <InputFrame {...slotProps?.root} state={state}>
      <Select {...select} aria-invalid={select['aria-invalid'] ?? (error || undefined)} ownerState={state} />
      <SelectIcon name="chevron" />
    </InputFrame>
  );
}
