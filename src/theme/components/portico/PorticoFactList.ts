import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoFactList?: OwnComponent<'root' | 'fact' | 'term' | 'value'>;
  }
}

export const PorticoFactList: OwnComponents['PorticoFactList'] = {
  styleOverrides: {
    root: ({ theme: { vars, stroke, spacing } }) => ({
      borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
      paddingTop: spacing(1.5),
    }),
    term: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
    value: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightBold }),
  },
};
