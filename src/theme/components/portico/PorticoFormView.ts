import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

export const PorticoFormView: OwnComponents['PorticoFormView'] = {
  styleOverrides: {
    group: ({ theme: { vars, stroke } }) => ({
      borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
    }),
    legend: ({ theme: { typography } }) => ({
      ...typography.h4,
      fontFamily: typography.fontFamily,
      fontWeight: typography.fontWeightBold,
    }),
    person: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightBold }),
    personName: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightRegular }),
    badge: ({ theme: { vars, typography } }) => ({
      ...typography.caption,
      color: vars.palette.text.secondary,
    }),
    captchaState: ({ theme: { vars, typography } }) => ({
      ...typography.caption,
      color: vars.palette.text.secondary,
    }),
  },
};
