import type { OwnComponents } from '#theme/base/ownComponents.gen.ts';

/** States are attributes, because behaviors change them without React. */
export const PorticoRateFigure: OwnComponents['PorticoRateFigure'] = {
  styleOverrides: {
    root: ({ theme: { vars, typography } }) => ({
      fontVariantNumeric: 'tabular-nums',
      variants: [
        {
          props: { size: 'figure' },
          style: { color: vars.palette.primary.main, lineHeight: typography.figure.lineHeight },
        },
      ],
    }),
    digits: ({ theme: { vars, typography } }) => ({
      // The digits stay in place, so that the skeleton has their size in any font.
      '[data-state=loading] > &': {
        color: 'transparent',
        // Forced colors mode would reveal the old digits.
        forcedColorAdjust: 'none',
        background: vars.palette.divider,
        borderRadius: vars.shape.borderRadius,
      },
      '[data-state=unavailable] > &': { color: vars.palette.text.secondary },
      variants: [{ props: { size: 'figure' }, style: typography.figure }],
    }),
    unit: ({ theme: { typography } }) => ({
      variants: [
        {
          props: { size: 'figure' },
          style: { fontSize: typography.h4.fontSize, fontWeight: typography.figure.fontWeight },
        },
      ],
    }),
    asOf: ({ theme: { vars, typography } }) => ({
      ...typography.caption,
      color: vars.palette.text.secondary,
    }),
  },
};
