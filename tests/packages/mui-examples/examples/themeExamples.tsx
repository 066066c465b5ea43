import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import {
  createTheme,
  CssVarsProvider,
  StyledEngineProvider,
  type Theme,
  ThemeProvider,
} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { Examples } from './Example.ts';

const purple = createTheme({ palette: { primary: { main: '#512da8' } }, spacing: 4 });
const withVariables = createTheme({ cssVariables: { cssVarPrefix: 'own' }, spacing: 6 });
const larger = (outer: Theme) => ({
  ...outer,
  typography: {
    ...outer.typography,
    button: { ...outer.typography.button, fontSize: outer.typography.pxToRem(30) },
  },
});

/** A box whose width is a style of the whole page, until it is pressed. */
function PageWide() {
  const name = `page-wide${useId().replaceAll(/\W/g, '-')}`;
  const [isWide, setWide] = useState(true);
  return (
    <>
      {isWide && <GlobalStyles styles={{ [`.${name}`]: { width: 321, boxSizing: 'border-box' } }} />}
      <button type="button" className={name} onClick={() => setWide(false)}>
        Page-wide
      </button>
    </>
  );
}

const content = (
  <Box sx={{ p: 2 }}>
    <Button variant="contained">Save</Button>
    <TextField label="Name" />
  </Box>
);

/** What MUI's documentation puts around a whole app. */
export const themeExamples: Examples = {
  CssBaseline: () => (
    <>
      <CssBaseline />
      Text
    </>
  ),
  CssVarsProvider: () => <CssVarsProvider theme={withVariables}>{content}</CssVarsProvider>,
  GlobalStyles: () => <PageWide />,
  ScopedCssBaseline: () => (
    <ScopedCssBaseline>
      <Button>Save</Button>
    </ScopedCssBaseline>
  ),
  StyledEngineProvider: () => <StyledEngineProvider injectFirst>{content}</StyledEngineProvider>,
  ThemeProvider: () => <ThemeProvider theme={purple}>{content}</ThemeProvider>,
  'ThemeProvider, of variables': () => <ThemeProvider theme={withVariables}>{content}</ThemeProvider>,
  'ThemeProvider, from the outer theme': () => <ThemeProvider theme={larger}>{content}</ThemeProvider>,
};
