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
  /** Marks the choice as wrong. */
  readonly error?: boolean;
  /** For the frame around the select. */
  readonly slotProps?: { readonly root?: InputRootProps };
}

/**
 * The browser's own select with its `option` elements, without its words. Everything a `select` takes goes to the
 * `select`, `ref` included. Stands in for MUI's NativeSelect under its theme name: it works without JavaScript, and an
 * island that shows it loads none of MUI's menus.
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
