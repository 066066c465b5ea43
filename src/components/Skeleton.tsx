import styled from '@emotion/styled';
import { radius } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

const Root = styled.span({
  display: 'block',
  borderRadius: radius.control,
  background: vars.line,
  opacity: 0.6,
  '&.text': { height: '1em', marginBlock: '.3em' },
  '&.title': { height: '1.5em', width: '60%', marginBlock: '.3em' },
  '&.figure': { height: '1em', width: '4.5ch' },
  '&.block': { height: '10rem' },
});

/** Keeps the place of something that is on its way, in its size, so that nothing moves when it comes. */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: 'text' | 'title' | 'figure' | 'block';
  className?: string;
}) {
  return <Root aria-hidden="true" className={className ? `${shape} ${className}` : shape} />;
}
