import type { InputBaseProps as MuiInputBaseProps } from '@mui/material/InputBase';
import { type ComponentProps, type ElementType, isValidElement, type ReactNode } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import { stateClasses } from '#components/utils/stateClasses.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

type Position = 'start' | 'end';

interface AdornmentState {
  readonly position: Position;
  readonly disablePointerEvents: boolean;
}

const Adornment = styled('span', {
  name: 'MuiInputAdornment',
  slot: 'Root',
  overridesResolver: ({ ownerState: { position } }: { ownerState: AdornmentState }, styles) => [
    styles['root'],
    styles[position === 'start' ? 'positionStart' : 'positionEnd'],
  ],
})<{ ownerState: AdornmentState }>({
  flex: 'none',
  variants: [{ props: { disablePointerEvents: true }, style: { pointerEvents: 'none' } }],
});

export interface InputAdornmentProps
  extends
    NativeProps<typeof Adornment, keyof AdornmentState | RefusedName<'InputAdornment'>>,
    Refused<'InputAdornment'> {
  readonly position: Position;
  readonly disablePointerEvents?: boolean;
  readonly component?: 'span' | 'div';
}

/**
 * MUI's InputAdornment: a symbol or a button inside a field. A symbol, such as "$", is not read aloud, so the field's
 * label must contain the same information.
 */
export function InputAdornment(given: InputAdornmentProps) {
  const props = useThemeProps({ props: given, name: 'MuiInputAdornment' });
  const { position, disablePointerEvents = false, component, ...rest } = props;
  return (
    <Adornment
      as={component}
      aria-hidden={typeof rest.children === 'string' || undefined}
      {...rest}
      ownerState={{ position, disablePointerEvents }}
    />
  );
}

const adorned = (content: ReactNode, position: Position) => {
  if (!content) return undefined;
  if (isValidElement(content) && content.type === InputAdornment) return content;
  // A symbol of one element, such as an icon, is not read aloud either.
  return (
    <InputAdornment position={position} aria-hidden="true">
      {content}
    </InputAdornment>
  );
};

const name = 'MuiInputBase';

/** How a field looks; see MUI's TextField. */
export type InputVariant = 'outlined' | 'filled' | 'standard';

export interface InputLooks {
  readonly size?: 'small' | 'medium';
  /** @default 'outlined' */
  readonly variant?: InputVariant;
}

interface InputState extends InputLooks {
  readonly error: boolean;
  readonly disabled: boolean;
  /** The number of lines up to which a text area grows. */
  readonly maxRows?: number | undefined;
}
interface State {
  readonly ownerState: InputState & { readonly startAdornment?: boolean };
}

/** The frame shared by all fields: inputs, text areas and native selects look alike. */
const Root = styled('div', {
  name,
  slot: 'Root',
  overridesResolver: ({ ownerState: { size } }: State, styles) => [
    styles['root'],
    size === 'small' && styles['sizeSmall'],
  ],
})<State>({
  position: 'relative',
  display: 'flex',
  width: '100%',
});

const reset = {
  display: 'block',
  minWidth: 0,
  width: '100%',
  margin: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  variants: [{ props: { startAdornment: true }, style: { paddingInlineStart: 0 } }],
} as const;

const Input = styled('input', { name, slot: 'Input' })<State>(reset);
export const SelectBase = styled('select', { name, slot: 'Input' })<State>(reset);

const roots = {
  outlined: styled(Root, {
    name: 'MuiOutlinedInput',
    slot: 'Root',
    // MUI's outline is an element of its own; here the root has it.
    overridesResolver: (_props, styles) => [styles['root'], styles['notchedOutline']],
  })({}),
  filled: styled(Root, { name: 'MuiFilledInput', slot: 'Root' })({}),
  standard: styled(Root, { name: 'MuiInput', slot: 'Root' })({}),
};
const inputs = {
  outlined: styled(Input, { name: 'MuiOutlinedInput', slot: 'Input' })({}),
  filled: styled(Input, { name: 'MuiFilledInput', slot: 'Input' })({}),
  standard: styled(Input, { name: 'MuiInput', slot: 'Input' })({}),
};
export type InputRootProps = NativeProps<typeof Root>;

interface InputFrameProps extends InputRootProps {
  readonly state: InputState;
}

/** The frame around the native element. */
export function InputFrame({ state, className, ...rest }: InputFrameProps) {
  const { error, disabled, variant = 'outlined' } = state;
  const Frame = roots[variant];
  return <Frame {...rest} className={stateClasses({ error, disabled }, className)} ownerState={state} />;
}

export interface TextAreaInputProps extends Omit<ComponentProps<'textarea'>, 'color'> {
  readonly state: InputState;
}

/** The `textarea` of a multiline field. */
export function TextAreaInput({ state, ...rest }: TextAreaInputProps) {
  const { maxRows, variant = 'outlined' } = state;
  // Its props are those of a `textarea`.
  const Element = inputs[variant] as ElementType;
  return (
    <Element
      as="textarea"
      {...rest}
      sx={maxRows ? { fieldSizing: 'content', maxHeight: `calc(${maxRows}lh + 2rem)` } : undefined}
      aria-invalid={rest['aria-invalid'] ?? (state.error || undefined)}
      ownerState={state}
    />
  );
}

type Given = Pick<MuiInputBaseProps, 'fullWidth' | 'inputRef'>;

export interface InputBaseProps
  extends
    Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'color' | keyof Given | RefusedName<'InputBase'>>,
    Given,
    InputLooks,
    Refused<'InputBase'> {
  /** Marks the value as invalid. */
  readonly error?: boolean;
  /** Shown inside the field, before the value. */
  readonly startAdornment?: ReactNode;
  /** Shown inside the field, after the value. */
  readonly endAdornment?: ReactNode;
  /** Styles of the frame around the input. */
  readonly sx?: InputRootProps['sx'];
  readonly slotProps?: {
    /** Props for the frame around the input. */
    readonly root?: InputRootProps;
    readonly input?: Omit<ComponentProps<'input'>, 'color' | 'size'>;
  };
}

/**
 * A single-line input without a label. All props of an `input`, including `ref`, go to the `input`. Takes MUI's props
 * and is themed as `MuiInputBase` and `MuiOutlinedInput`: MUI's re-renders on every focus and key press to track what
 * CSS knows anyway, and its first render takes four times as long.
 */
export function InputBase(given: InputBaseProps) {
  const {
    error = false,
    startAdornment,
    endAdornment,
    slotProps,
    size,
    variant = 'outlined',
    fullWidth: _always,
    inputRef,
    ref = inputRef,
    sx,
    ...input
  } = useThemeProps({ props: given, name });
  const state = { error, disabled: input.disabled === true, size, variant };
  const Element = inputs[variant];
  return (
    <InputFrame sx={sx} {...slotProps?.root} state={state}>
      {adorned(startAdornment, 'start')}
      <Element
        type="text"
        {...input}
        {...slotProps?.input}
        ref={ref}
        aria-invalid={input['aria-invalid'] ?? (error || undefined)}
        ownerState={{ ...state, startAdornment: Boolean(startAdornment) }}
      />
      {adorned(endAdornment, 'end')}
    </InputFrame>
  );
}
