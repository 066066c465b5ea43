import type { ComponentProps, Ref } from 'react';
import { Icon } from '#components/data-display/Icon.tsx';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';
import {
  InputAdornment,
  InputFrame,
  type InputLooks,
  type InputRootProps,
  SelectBase,
} from './InputBase.tsx';

const name = 'MuiNativeSelect';

const Select = styled(SelectBase, { name, slot: 'Select', skipVariantsResolver: false })({
  appearance: 'none',
  cursor: 'pointer',
});

const SelectIcon = styled(Icon, { name, slot: 'Icon' })({
  position: 'absolute',
  alignSelf: 'center',
  pointerEvents: 'none',
});

export interface NativeSelectProps
  extends
    Omit<ComponentProps<'select'>, 'color' | 'size' | 'multiple' | RefusedName<'NativeSelect'>>,
    InputLooks,
    Refused<'NativeSelect'> {
  /** Marks the selection as invalid. */
  readonly error?: boolean;
  /** A select is always as wide as its container. */
  readonly fullWidth?: boolean;
  readonly inputRef?: Ref<HTMLSelectElement>;
  readonly startAdornment?: string;
  /** Styles of the frame around the select. */
  readonly sx?: InputRootProps['sx'];
  readonly slotProps?: {
    /** Props for the frame around the select. */
    readonly root?: InputRootProps;
    readonly input?: Omit<ComponentProps<'select'>, 'color' | 'size'>;
  };
}

/**
 * A native select without a label, with `option` elements as children. All props of a `select`, including `ref`, go to
 * the `select`. Takes MUI's props and is themed as `MuiNativeSelect`: it works without JavaScript, and islands that use
 * it do not load MUI's menus.
 */
export function NativeSelect(given: NativeSelectProps) {
  const {
    error = false,
    slotProps,
    size,
    variant,
    fullWidth: _always,
    inputRef,
    ref = inputRef,
    startAdornment,
    readOnly: _unknown,
    sx,
    ...select
  } = useThemeProps({ props: given, name });
  const state = { error, disabled: select.disabled === true, size, variant };
  return (
    <InputFrame sx={sx} {...slotProps?.root} state={state}>
      {startAdornment && <InputAdornment position="start">{startAdornment}</InputAdornment>}
      <Select
        {...select}
        {...slotProps?.input}
        ref={ref}
        aria-invalid={select['aria-invalid'] ?? (error || undefined)}
        ownerState={{ ...state, startAdornment: Boolean(startAdornment) }}
      />
      <SelectIcon name="chevron" />
    </InputFrame>
  );
}
