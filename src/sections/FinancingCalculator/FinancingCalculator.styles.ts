import styled from '@emotion/styled';
import { inverseAction } from '#components/actionStyles.ts';
import { media } from '#theme/media.ts';
import { fontSizes, radius, space } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

export const Root = styled.section({
  paddingBlock: space.section,
  '& .intro': { margin: '.75rem 0 0', maxWidth: space.text, color: vars.textMuted, fontSize: fontSizes.lead },
  '& .wrap > section': { marginTop: '1.5rem' },
  '& .panels': { marginTop: '2rem', display: 'grid', gap: '2rem' },
  '& form': { display: 'grid', gap: '1.5rem', alignContent: 'start', justifyItems: 'start' },
  '& form > *': { width: '100%' },
  '& .result': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '1.5rem',
    minHeight: '21rem',
    padding: '2rem',
    borderRadius: radius.card,
    background: vars.deep,
    color: vars.onDeepMuted,
  },
  '& .result h2, & .result h3, & .result h4': { fontSize: fontSizes.h4, color: vars.onDeepMuted },
  '& .initial': { fontSize: fontSizes.lead, color: vars.onDeep },
  '& .payment': {
    fontSize: fontSizes.figure,
    lineHeight: 1.15,
    fontWeight: 650,
    color: vars.onDeep,
    fontVariantNumeric: 'tabular-nums',
    marginBlock: '.35rem .5rem',
  },
  '& .apply': inverseAction,
  '& .example': { fontSize: fontSizes.caption },
  '& .no-script': { display: 'none' },
  [media.noScript]: { '& .no-script': { display: 'block' }, '& form button': { display: 'none' } },
  [media.large]: { '& .panels': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '4rem' } },
});
