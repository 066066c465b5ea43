import styled from '@emotion/styled';
import { useWords } from '#section-kit/sectionContext.tsx';
import { fonts, radius } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './FdicDigitalSign.schema.ts';
import type { words } from './FdicDigitalSign.words.ts';

// The rule's own navy, and white where the background is dark (12 CFR 328.5(b)).
const navy = '#003256';

const Root = styled.div({
  background: '#ffffff',
  color: navy,
  borderBottom: `1px solid ${vars.line}`,
  fontSize: '.8125rem',
  lineHeight: 1.35,
  '& .sign': { display: 'flex', alignItems: 'center', gap: '.75rem', paddingBlock: '.45rem' },
  // The sign's English keeps its letters on Chinese pages.
  '& [lang=en]': { fontFamily: fonts.sans },
  '& .mark': { fontWeight: 850, fontSize: '1.25rem', letterSpacing: '-.02em', lineHeight: 1 },
  '& p p, & small': { display: 'block', fontSize: '.9em' },
  '&.inline': { background: 'transparent', borderBottom: 0, paddingBlock: '1rem' },
  '&.inline .sign': {
    width: 'fit-content',
    maxWidth: '100%',
    padding: '.6rem .9rem',
    background: '#ffffff',
    border: `1px solid ${vars.line}`,
    borderRadius: radius.control,
  },
  '@media (prefers-color-scheme: dark)': {
    '&, &.inline .sign': { background: 'transparent', color: '#ffffff' },
  },
});

/** The FDIC official digital sign (12 CFR 328.5), in text so that it stays sharp, readable and selectable. */
export function FdicDigitalSign({ placement }: Props) {
  const word = useWords<typeof words>();
  const translation = word('fdicTranslation');
  return (
    <Root className={placement}>
      <div className="wrap">
        <div className="sign">
          <span className="mark" lang="en">
            FDIC
          </span>
          <p>
            <em lang="en">{word('fdicStatement')}</em>
            {translation !== '' && <small>{translation}</small>}
          </p>
        </div>
      </div>
    </Root>
  );
}
