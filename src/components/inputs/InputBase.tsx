import type { ComponentProps, ReactNode } from 'react';
import { styled } from '#theme/styled.ts';
import { InputAdornment } from './InputAdornment.tsx';
import { stateClasses } from './stateClasses.ts';

const name = 'MuiInputBase';

interface InputState {
  readonly error: boolean;
  readonly disabled: boolean;
}
interface State {
  readonly ownerState: InputState & { readonly startAdornment?: boolean };
}

/** The frame of every field: input, text area and native select look alike. */
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
/** The parts of `InputBase` for a text area and a select; they wear the same entry of the theme. */
export const TextAreaInput = styled('textarea', { name, slot: 'Input' })<State>(reset);
export const SelectBase = styled('select', { name, slot: 'Input' })<State>(reset);

export type InputRootProps = Omit<ComponentProps<typeof Root>, 'ownerState'>;

interface InputFrameProps extends InputRootProps {
  readonly state: InputState;
}

/** The frame around the element that takes what the visitor enters. */
export function InputFrame({ state, className, ...rest }: InputFrameProps) {
  return <Root {...rest} className={stateClasses(state, className)} ownerState={state} />;
}

export interface InputBaseProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'color'> {
  /** Marks the value as wrong. */
  readonly error?: boolean;
  /** Stands inside the field before the value. */
  readonly startAdornment?: ReactNode;
  /** Stands inside the field after the value. */
  readonly endAdornment?: ReactNode;
  /** For the frame around the input. */
  readonly slotProps?: { readonly root?: InputRootProps };
}

/**
 * A field for one line, without its words. Everything an `input` takes goes to the `input`, `ref` included. Stands in
 * for MUI's InputBase under its theme name: MUI's renders again at each focus and key to know what CSS knows, and
 * takes four times as long at the first.
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
