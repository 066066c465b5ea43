import type { Components, Theme } from '@mui/material/styles';
import type { OwnComponent } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoSpinner?: OwnComponent<'root'>;
  }
}

/** A ring as large as the text next to it. */
export const MuiCircularProgress: Components<Theme>['MuiCircularProgress'] = {
  styleOverrides: {
    root: ({ theme: { vars } }) => ({
      // MUI's own, whose root has a role, keeps MUI's styles.
      '&:not([role])': {
        width: '1.15em',
        height: '1.15em',
        border: '.16em solid currentColor',
        borderInlineEndColor: 'transparent',
        borderRadius: vars.shape.pillRadius,
      },
    }),
  },
};
