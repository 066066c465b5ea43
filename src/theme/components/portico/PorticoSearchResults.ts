import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoSearchResults?: OwnComponent<
      | 'root'
      | 'found'
      | 'columns'
      | 'main'
      | 'side'
      | 'results'
      | 'result'
      | 'resultTitle'
      | 'match'
      | 'failure'
      | 'sideTitle'
      | 'sideLink'
    >;
  }
}

export const PorticoSearchResults: OwnComponents['PorticoSearchResults'] = {
  styleOverrides: {
    found: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary, '&:focus': { outline: 0 } }),
    main: ({ theme: { vars } }) => ({ '& > img': { borderRadius: vars.shape.cardRadius } }),
    result: ({ theme: { vars, stroke } }) => ({
      borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
      color: vars.palette.text.secondary,
    }),
    resultTitle: ({ theme: { typography } }) => ({
      fontSize: typography.h4.fontSize,
      fontWeight: typography.fontWeightMedium,
    }),
    match: ({ theme: { vars, typography } }) => ({
      background: 'none',
      color: vars.palette.text.primary,
      fontWeight: typography.fontWeightBold,
    }),
    failure: ({ theme: { vars, typography } }) => ({
      color: vars.palette.error.main,
      fontWeight: typography.fontWeightMedium,
    }),
    sideTitle: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightBold }),
  },
};
