import styled from '@emotion/styled';
import { primaryAction } from '#components/actionStyles.ts';
import { Inline } from '#components/Inline.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './StickyCallToAction.schema.ts';
import type { words } from './StickyCallToAction.words.ts';

const Root = styled.section({
  background: vars.raised,
  borderTop: `1px solid ${vars.line}`,
  boxShadow: '0 -8px 24px -16px rgb(8 30 23 / .4)',
  // Sticks to the bottom of the window until its own place comes into view, where it stays.
  '[data-section]:has(> &)': { position: 'sticky', bottom: 0, zIndex: 15 },
  // Without a script nobody knows how far the visitor has read.
  '@media (scripting: enabled)': { '[data-section]:not([data-past]):has(> &)': { visibility: 'hidden' } },
  '& .row': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1.5rem',
    paddingBlock: '.75rem',
  },
  '& p': { display: 'none', fontWeight: 600, marginInlineEnd: 'auto' },
  '& a': { ...primaryAction, flex: '1 1 auto' },
  [media.medium]: { '& p': { display: 'block' }, '& a': { ...primaryAction, flex: 'none' } },
});

/** The page's one action, at hand while the visitor reads (WIDG-13). */
export function StickyCallToAction({ text, action }: Props) {
  const word = useWords<typeof words>();
  return (
    <Root aria-label={word('nextStepLabel')}>
      <div className="wrap">
        <div className="row">
          {text && <Inline component="p" html={text} />}
          <a href={action.href} aria-label={action.label}>
            {action.text}
          </a>
        </div>
      </div>
    </Root>
  );
}
