import styled from '@emotion/styled';
import { Rich } from '#components/Rich.tsx';
import { vars } from '#theme/vars.ts';
import type { Props } from './RichText.schema.ts';

const Root = styled.div({
  paddingBlock: 'clamp(2rem, 5vw, 3.5rem)',
  '&.quiet': { background: vars.surface },
  // Inside a column the column gives the space.
  '[data-slot] &': { paddingBlock: 0 },
});

/** Running text. */
export function RichText({ text, tone }: Props) {
  return (
    <Root className={tone}>
      <div className="wrap">
        <Rich html={text} />
      </div>
    </Root>
  );
}
