import type { Components, Theme } from '@mui/material/styles';
import { media } from '#theme/base/media.ts';

export const MuiTooltip: Components<Theme>['MuiTooltip'] = {
  styleOverrides: {
    tooltip: ({ theme: { vars, typography, transitions, spacing, zIndex, stroke } }) => ({
      ...typography.caption,
      zIndex: zIndex.tooltip,
      maxWidth: `min(18rem, 100vw - ${spacing(4)})`,
      marginBlock: spacing(1),
      // Bridges the gap, so that the pointer can reach the tooltip.
      '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: spacing(-1) },
      padding: `${spacing(0.75)} ${spacing(1.5)}`,
      borderRadius: vars.shape.borderRadius,
      backgroundColor: vars.palette.text.primary,
      color: vars.palette.background.default,
      textAlign: 'center',
      [media.forcedColors]: { border: `${stroke.hairline} solid CanvasText` },
      [media.motion]: { transition: transitions.create('visibility', { delay: transitions.duration.short }) },
    }),
  },
};
