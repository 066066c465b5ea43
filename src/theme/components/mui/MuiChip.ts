import type { Components, Theme } from '@mui/material/styles';

/** Pale backgrounds with bold text, so that a chip does not look like a button. */
export const MuiChip: Components<Theme>['MuiChip'] = {
  styleOverrides: {
    root: ({ theme: { vars, typography, spacing, stroke } }) => {
      const colors = (['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const).map(
        (color) => ({
          props: { color, variant: 'filled' as const },
          style: {
            color: vars.palette[color].main,
            backgroundColor: vars.palette[color].subtle,
            '&.MuiChip-clickable:hover': {
              color: vars.palette[color].contrastText,
              backgroundColor: vars.palette[color].main,
            },
          },
        }),
      );
      return {
        ...typography.caption,
        fontWeight: typography.fontWeightMedium,
        height: 'auto',
        minHeight: spacing(4),
        borderRadius: vars.shape.pillRadius,
        backgroundColor: vars.palette.background.surface,
        '&:focus-visible': {
          outline: `${stroke.focus} solid ${vars.palette.focus}`,
          outlineOffset: stroke.strong,
        },
        '&.Mui-disabled': { opacity: 1, color: vars.palette.text.disabled },
        variants: [
          ...colors,
          { props: { size: 'small' }, style: { minHeight: spacing(3) } },
          {
            props: { variant: 'outlined' },
            style: { backgroundColor: 'transparent', borderColor: vars.palette.outline },
          },
        ],
      };
    },
  },
};
