import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

/** The note depends on `data-state` of the root, which a behavior changes without React. */
export const PorticoRatePanel: OwnComponents['PorticoRatePanel'] = {
  styleOverrides: {
    dated: ({ theme: { typography } }) => ({
      fontWeight: typography.fontWeightBold,
      '&:not(:empty)::before': { content: '"· "', fontWeight: typography.fontWeightRegular },
    }),
    note: ({ theme: { vars, stroke } }) => ({
      borderInlineStart: `${stroke.accent} solid ${vars.palette.divider}`,
      borderRadius: vars.shape.smallRadius,
      background: vars.palette.background.default,
      color: vars.palette.text.secondary,
      '[data-state=live] &': { borderColor: vars.palette.primary.main, color: vars.palette.text.primary },
      '[data-state=failed] &': {
        borderColor: vars.palette.error.main,
        background: vars.palette.error.subtle,
        color: vars.palette.text.primary,
      },
    }),
  },
};
