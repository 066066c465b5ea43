import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

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
