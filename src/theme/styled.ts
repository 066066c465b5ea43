// MUI's own, re-exported so that sections use them with the typed theme.
export { keyframes, styled, useTheme, useThemeProps } from '@mui/material/styles';
export type { CSSObject, Theme } from '@mui/material/styles';
