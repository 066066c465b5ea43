import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { primaryAction, quietAction, secondaryAction } from './actionStyles.ts';

const Root = styled.a({
  '&.primary': primaryAction,
  '&.secondary': secondaryAction,
  '&.quiet': quietAction,
});

/** A link that looks like a button, for the one or two main ways on. */
export function ButtonLink({
  look = 'primary',
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string; look?: 'primary' | 'secondary' | 'quiet' }) {
  return (
    <Root {...rest} className={className ? `${look} ${className}` : look}>
      {children}
    </Root>
  );
}
