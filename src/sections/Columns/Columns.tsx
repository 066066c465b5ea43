import styled from '@emotion/styled';
import { Slot } from '#section-kit/sectionContext.tsx';
import { media } from '#theme/media.ts';
import { space } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './Columns.schema.ts';

const Root = styled.div({
  paddingBlock: space.section,
  '&.quiet': { background: vars.surface },
  '& .columns': { display: 'grid', gap: '2.5rem' },
  '& .columns > *': { minWidth: 0 },
  // The column is the frame of what stands in it.
  '& [data-section] + [data-section]': { marginTop: '2rem' },
  '& .columns .wrap': { paddingInline: 0 },
  [media.large]: {
    '& .columns': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '4rem' },
    '& .wide-main': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});

/** Sections side by side on large screens, one after the other on smaller ones. */
export function Columns({ share, tone }: Props) {
  return (
    <Root className={tone}>
      <div className="wrap">
        <div className={`columns ${share}`}>
          <Slot name="main" />
          <Slot name="aside" />
        </div>
      </div>
    </Root>
  );
}
