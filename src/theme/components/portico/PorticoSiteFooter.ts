import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoSiteFooter?: OwnComponent<
      | 'root'
      | 'content'
      | 'columns'
      | 'links'
      | 'link'
      | 'contact'
      | 'row'
      | 'languages'
      | 'legal'
      | 'legalLine'
      | 'marks'
      | 'mark'
    >;
  }
}

export const PorticoSiteFooter: OwnComponents['PorticoSiteFooter'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke } }) => ({
      background: vars.palette.brand.main,
      color: vars.palette.brand.contrastText,
      borderTop: `calc(1.5 * ${stroke.accent}) solid ${vars.palette.secondary.main}`,
    }),
    link: ({ theme: { typography } }) => ({ fontSize: typography.body2.fontSize }),
    contact: { '& a, & a:hover': { color: 'inherit' } },
    row: ({ theme: { typography } }) => ({
      '& [aria-current]': { fontWeight: typography.fontWeightMedium },
    }),
    legal: ({ theme: { vars, stroke, typography } }) => ({
      ...typography.caption,
      borderTop: `${stroke.hairline} solid ${vars.palette.brand.divider}`,
      color: vars.palette.brand.muted,
    }),
    legalLine: ({ theme: { vars } }) => ({ '& a, & a:hover': { color: vars.palette.brand.contrastText } }),
    marks: ({ theme: { vars, typography } }) => ({
      color: vars.palette.brand.contrastText,
      fontWeight: typography.fontWeightMedium,
    }),
  },
};
