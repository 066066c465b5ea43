import type { ComponentProps, ReactNode } from 'react';
import { styled } from '#theme/styled.ts';
import { CircularProgress } from './CircularProgress.tsx';

const Root = styled('output', { name: 'PorticoSpinner', slot: 'Root' })({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
});

export interface SpinnerProps extends Omit<ComponentProps<typeof Root>, 'children'> {
  /** What is loading. */
  readonly label: ReactNode;
  /** Hides the label visually; assistive technology still reads it. */
  readonly hideLabel?: boolean;
}

/** A loading indicator with a label. The ring stands still if the visitor prefers reduced motion. */
export function Spinner({ label, hideLabel = false, ...rest }: SpinnerProps) {
  return (
    <Root {...rest}>
      <CircularProgress aria-hidden="true" />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </Root>
  );
}
