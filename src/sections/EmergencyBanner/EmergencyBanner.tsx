import styled from '@emotion/styled';
import { Icon } from '#components/Icon.tsx';
import { Inline } from '#components/Inline.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './EmergencyBanner.schema.ts';
import type { words } from './EmergencyBanner.words.ts';

const Root = styled.section({
  background: vars.warningQuiet,
  borderBottom: `3px solid ${vars.warning}`,
  '&.information': { background: vars.primaryQuiet, borderColor: vars.primary },
  '&.emergency': { background: vars.errorQuiet, borderColor: vars.error },
  '& .row': { display: 'flex', gap: '.9rem', alignItems: 'flex-start', paddingBlock: '.85rem' },
  '& .row > svg': { flex: 'none', color: vars.warning, marginTop: '.1em' },
  '&.information .row > svg': { color: vars.primary },
  '&.emergency .row > svg': { color: vars.error },
  '& .news': { flex: 1 },
  '& strong': { marginInlineEnd: '.5em' },
  '& button': {
    flex: 'none',
    border: 0,
    background: 'none',
    padding: '.65rem',
    margin: '-.5rem',
    cursor: 'pointer',
    display: 'flex',
  },
  // Without scripts the button could do nothing.
  [media.noScript]: { '& button': { display: 'none' } },
});

/** Urgent news above everything else. */
export function EmergencyBanner({ bannerId, severity, heading, text }: Props) {
  const word = useWords<typeof words>();
  return (
    <Root className={severity} aria-label={word('bannerLabel')} data-banner={bannerId}>
      <div className="wrap">
        <div className="row">
          <Icon name={severity === 'information' ? 'info' : 'warning'} />
          <p className="news">
            <strong>{heading}</strong>
            {text && <Inline html={text} />}
          </p>
          <button type="button" aria-label={word('bannerClose')}>
            <Icon name="close" />
          </button>
        </div>
      </div>
    </Root>
  );
}
