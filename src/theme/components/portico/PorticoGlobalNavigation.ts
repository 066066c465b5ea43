import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoGlobalNavigation?: OwnComponent<
      | 'root'
      | 'bar'
      | 'home'
      | 'logo'
      | 'drawer'
      | 'close'
      | 'items'
      | 'item'
      | 'word'
      | 'chevron'
      | 'panel'
      | 'groups'
      | 'groupTitle'
      | 'ways'
      | 'way'
      | 'tools'
      | 'open'
      | 'menuButton'
      | 'menuWord'
    >;
  }
}

export const PorticoGlobalNavigation: OwnComponents['PorticoGlobalNavigation'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke } }) => ({
      background: vars.palette.background.default,
      borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
    }),
    menuButton: { textDecoration: 'none', '&:hover': { textDecoration: 'none' } },
    item: ({ theme: { vars, breakpoints, stroke } }) => ({
      [breakpoints.down('large')]: { borderBottom: `${stroke.hairline} solid ${vars.palette.divider}` },
    }),
    word: ({ theme: { vars, breakpoints, stroke, typography } }) => ({
      color: vars.palette.text.primary,
      fontWeight: typography.fontWeightMedium,
      textDecoration: 'none',
      [breakpoints.up('large')]: {
        '&:hover, [open] > &': {
          color: vars.palette.primary.main,
          boxShadow: `inset 0 calc(-1 * ${stroke.focus}) ${vars.palette.primary.main}`,
        },
        '&[aria-current]': {
          boxShadow: `inset 0 calc(-1 * ${stroke.focus}) ${vars.palette.secondary.main}`,
        },
        // Inside, because an open panel starts directly below.
        '&:focus-visible': { outlineOffset: `calc(-1 * ${stroke.focus})` },
      },
    }),
    panel: ({ theme: { vars, breakpoints, stroke } }) => ({
      [breakpoints.up('large')]: {
        background: vars.palette.background.default,
        borderBlock: `${stroke.hairline} solid ${vars.palette.divider}`,
        boxShadow: vars.elevation.overlay,
      },
    }),
    groupTitle: ({ theme: { vars, typography } }) => ({
      color: vars.palette.text.secondary,
      fontWeight: typography.fontWeightBold,
    }),
    way: ({ theme: { vars } }) => ({
      '&:hover, &[aria-current]': {
        color: vars.palette.primary.main,
        textDecorationColor: 'currentColor',
      },
    }),
  },
};
