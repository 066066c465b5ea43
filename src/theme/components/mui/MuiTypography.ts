import type { Components, Theme } from '@mui/material/styles';

/** The type scale is in the theme's `typography`. These are the default elements of its steps. */
export const MuiTypography: Components<Theme>['MuiTypography'] = {
  defaultProps: {
    variantMapping: {
      h1: 'h1',
      h2: 'h2',
      h3: 'h3',
      h4: 'h4',
      subtitle1: 'p',
      body1: 'p',
      body2: 'p',
      caption: 'p',
      overline: 'p',
      figure: 'p',
      inherit: 'p',
    },
  },
};
