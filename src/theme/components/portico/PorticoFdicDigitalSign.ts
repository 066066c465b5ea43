import type { Theme } from '@mui/material/styles';
import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoFdicDigitalSign?: OwnComponent<
      'root' | 'sign' | 'mark' | 'statement' | 'translation',
      { placement: 'top' | 'inline' }
    >;
  }
}

// The colors prescribed by the rule, which brands must not change: navy, or white on a dark background (12 CFR
// 328.5(b)).
const navy = '#003256';
const white = '#ffffff';

const colors = (theme: Theme) => ({
  background: white,
  color: navy,
  [theme.getColorSchemeSelector('dark')]: { background: 'transparent', color: white },
});

// The sign's English text keeps its font on Chinese pages.
const letters = ({ typography }: Theme) => ({ fontFamily: typography.fontFamily });

export const PorticoFdicDigitalSign: OwnComponents['PorticoFdicDigitalSign'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...colors(theme),
      borderBottom: `${theme.stroke.hairline} solid ${theme.vars.palette.divider}`,
      fontSize: '.8125rem',
      lineHeight: 1.35,
      variants: [{ props: { placement: 'inline' }, style: { background: 'transparent', borderBottom: 0 } }],
    }),
    sign: ({ theme }) => ({
      variants: [
        {
          props: { placement: 'inline' },
          style: {
            ...colors(theme),
            border: `${theme.stroke.hairline} solid ${theme.vars.palette.divider}`,
            borderRadius: theme.vars.shape.borderRadius,
          },
        },
      ],
    }),
    mark: ({ theme }) => ({
      ...letters(theme),
      fontWeight: 850,
      fontSize: '1.25rem',
      letterSpacing: '-.02em',
      lineHeight: 1,
    }),
    statement: ({ theme }) => letters(theme),
    translation: { fontSize: '.9em' },
  },
};
