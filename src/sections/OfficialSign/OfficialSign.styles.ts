import { officialSign } from '#theme/base/officialSign.ts';
import { visuallyHidden } from '#theme/base/visuallyHidden.ts';
import { styled, type Theme } from '#theme/styled.ts';
import type { Props } from './OfficialSign.schema.ts';

const name = 'PorticoOfficialSign';

interface State {
  readonly ownerState: Pick<Props, 'placement'>;
}

const colors = (theme: Theme) => ({
  background: officialSign.white,
  color: officialSign.navy,
  [theme.getColorSchemeSelector('dark')]: { background: 'transparent', color: officialSign.white },
});

// The sign's English text keeps its font on Chinese pages.
const letters = ({ typography }: Theme) => ({ fontFamily: typography.fontFamily });

export const Root = styled('div', { name, slot: 'Root' })<State>(({ theme, theme: { spacing } }) => ({
  ...colors(theme),
  ...officialSign.text,
  borderBottom: `${theme.stroke.hairline} solid ${theme.vars.palette.divider}`,
  variants: [
    {
      props: { placement: 'inline' },
      style: { paddingBlock: spacing(2), background: 'transparent', borderBottom: 0 },
    },
  ],
}));

export const Sign = styled('div', { name, slot: 'Sign' })<State>(
  ({ theme, theme: { spacing, breakpoints } }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.5),
    paddingBlock: spacing(0.9),
    // Its statement takes two lines on phones.
    [breakpoints.down('md')]: { paddingBlock: 0, lineHeight: 1.25 },
    variants: [
      {
        props: { placement: 'inline' },
        style: {
          ...colors(theme),
          width: 'fit-content',
          maxWidth: '100%',
          padding: spacing(1.2, 1.8),
          border: `${theme.stroke.hairline} solid ${theme.vars.palette.divider}`,
          borderRadius: theme.vars.shape.borderRadius,
        },
      },
    ],
  }),
);

export const Logo = styled('span', { name, slot: 'Logo' })(({ theme }) => ({
  ...letters(theme),
  ...officialSign.mark,
}));

export const Statement = styled('em', { name, slot: 'Statement' })(({ theme }) => letters(theme));

// The regulation asks for the English text. Where a third line would push the page down, screen readers read this one.
export const Translation = styled('small', { name, slot: 'Translation' })<State>(
  ({ theme: { breakpoints } }) => ({
    display: 'block',
    fontSize: '.9em',
    variants: [{ props: { placement: 'top' }, style: { [breakpoints.down('md')]: visuallyHidden } }],
  }),
);
