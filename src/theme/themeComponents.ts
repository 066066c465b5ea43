import type { Components, Theme } from '@mui/material/styles';
import { MuiButton, MuiButtonBase } from './components/MuiButton.ts';
import { MuiCssBaseline } from './components/MuiCssBaseline.ts';
import { MuiInputBase } from './components/MuiInputBase.ts';
import { MuiLink } from './components/MuiLink.ts';
import { MuiSkeleton } from './components/MuiSkeleton.ts';
import { MuiTable, MuiTableCell } from './components/MuiTable.ts';
import { PorticoHeroBanner } from './components/PorticoHeroBanner.ts';
import { PorticoRateFigure } from './components/PorticoRateFigure.ts';
import { PorticoSection } from './components/PorticoSection.ts';
import { memoizeOverrides } from './memoizeOverrides.ts';

/** How every component looks: MUI's by MUI's names, the library's own by theirs (`PorticoHero`). */
export const themeComponents: Components<Theme> = memoizeOverrides({
  MuiButton,
  MuiButtonBase,
  MuiCssBaseline,
  MuiInputBase,
  MuiLink,
  MuiSkeleton,
  MuiTable,
  MuiTableCell,
  PorticoHeroBanner,
  PorticoRateFigure,
  PorticoSection,
});
