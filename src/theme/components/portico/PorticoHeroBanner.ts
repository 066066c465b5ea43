import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoHeroBanner?: OwnComponent<'root' | 'eyebrow' | 'lead' | 'note' | 'actions' | 'picture'>;
  }
}

export const PorticoHeroBanner: OwnComponents['PorticoHeroBanner'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke } }) => ({
      background: vars.palette.background.surface,
      borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
      variants: [
        {
          props: { tone: 'deep' },
          style: {
            background: vars.palette.brand.main,
            color: vars.palette.brand.contrastText,
            borderBottom: 0,
          },
        },
      ],
    }),
    eyebrow: ({ theme: { vars, stroke, spacing } }) => ({
      color: vars.palette.secondary.main,
      '&::before': {
        content: '""',
        flex: 'none',
        width: spacing(4),
        borderTop: `${stroke.focus} solid currentColor`,
      },
      variants: [{ props: { tone: 'deep' }, style: { color: vars.palette.inverse.main } }],
    }),
    lead: ({ theme: { vars } }) => ({
      color: vars.palette.text.secondary,
      variants: [{ props: { tone: 'deep' }, style: { color: vars.palette.brand.muted } }],
    }),
    note: ({ theme: { vars } }) => ({
      color: vars.palette.text.secondary,
      variants: [
        { props: { tone: 'deep' }, style: { color: vars.palette.brand.muted, '& a': { color: 'inherit' } } },
      ],
    }),
  },
};
