import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoSpinner';

const Root = styled('output', { name, slot: 'Root' })({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A rotating ring as large as the text next to it, which stands still if the visitor prefers reduced motion. */
export const Ring = styled('span', { name, slot: 'Ring' })(({ theme: { vars } }) => ({
  display: 'inline-block',
  flex: 'none',
  width: '1.15em',
  height: '1.15em',
  border: '.16em solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.shape.pillRadius,
  animation: `${turn} .8s linear infinite`,
}));

export interface SpinnerProps extends NativeProps<typeof Root, 'children'> {
  /** What is loading. */
  readonly label: ReactNode;
  /** Hides the label visually; assistive technology still reads it. */
  readonly hideLabel?: boolean;
}

/** A loading indicator with a label. */
export function Spinner({ label, hideLabel = false, ...rest }: SpinnerProps) {
  return (
    <Root {...rest}>
      <Ring aria-hidden="true" />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </Root>
  );
}
