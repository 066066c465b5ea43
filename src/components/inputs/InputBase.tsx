import type { ComponentProps, ReactNode } from 'react';
import { styled } from '#theme/styled.ts';
import { stateClasses } from './stateClasses.ts';

type Position = 'start' | 'end';

const Adornment = styled('span', { name: 'MuiInputAdornment', slot: 'Root' })<{
  ownerState: { position: Position };
}>({ flex: 'none' });

export type InputAdornmentProps = Omit<ComponentProps<typeof Adornment>, 'ownerState'> & {
  readonly position: Position;
};

/**
 * A symbol inside a field, such as "$". The field's label must contain the same information, because assistive
 * technology ignores it here. Replaces MUI's InputAdornment, without its context; themed as `MuiInputAdornment`.
 */
export function InputAdornment({ position, ...rest }: InputAdornmentProps) {
  return <Adornment aria-hidden="true" {...rest} ownerState={{ position }} />;
}

const name = 'MuiInputBase';

interface InputState {
  readonly error: boolean;
  readonly disabled: boolean;
}
interface State {
  readonly ownerState: InputState & { readonly startAdornment?: boolean };
}

/** The frame shared by all fields: inputs, text areas and native selects look alike. */
const Root = styled('div', { name, slot: 'Root' })<State>({
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
/** The inner elements for a text area and a select, with the same theme entry. */
export const TextAreaInput = styled('textarea', { name, slot: 'Input' })<State>(reset);
export const SelectBase = styled('select', { name, slot: 'Input' })<State>(reset);

export type InputRootProps = Omit<ComponentProps<typeof Root>, 'ownerState'>;

interface InputFrameProps extends InputRootProps {
  readonly state: InputState;
}

/** The frame around the native element. */
export function InputFrame({ state, className, ...rest }: InputFrameProps) {
  return <Root {...rest} className={stateClasses(state, className)} ownerState={state} />;
}

export interface InputBaseProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'color'> {
  /** Marks the value as invalid. */
  readonly error?: boolean;
  /** Shown inside the field, before the value. */
  readonly startAdornment?: ReactNode;
  /** Shown inside the field, after the value. */
  readonly endAdornment?: ReactNode;
  /** Props for the frame around the input. */
  readonly slotProps?: { readonly root?: InputRootProps };
}

/**
 * A single-line input without a label. All props of an `input`, including `ref`, go to the `input`. Replaces MUI's
 * InputBase and is themed as `MuiInputBase`: MUI's re-renders on every focus and key press to track what CSS knows
 * anyway, and its first render takes four times as long.
 */
export function InputBase({
  error = false,
  startAdornment,
  endAdornment,
  slotProps,
  ...input
}: InputBaseProps) {
  const state = { error, disabled: input.disabled === true };
  const hasStart = startAdornment !== undefined;
  return (
    <InputFrame {...slotProps?.root} state={state}>
      {hasStart && <InputAdornment position="start">{startAdornment}</InputAdornment>}
      <Input
        type="text"
        {...input}
        aria-invalid={input['aria-invalid'] ?? (error || undefined)}
        ownerState={{ ...state, startAdornment: hasStart }}
      />
      {endAdornment !== undefined && <InputAdornment position="end">{endAdornment}</InputAdornment>}
    </InputFrame>
  );
}
