// MUI's own, re-exported so that sections use them with the typed theme.
export { styled, useTheme, useThemeProps } from '@mui/material/styles';
