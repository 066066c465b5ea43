// MUI's own, under the library's name: sections style their parts with it and see the typed theme.
export { styled, useTheme, useThemeProps } from '@mui/material/styles';
