import type { Components, Theme } from '@mui/material/styles';
import { MuiBreadcrumbs } from './components/MuiBreadcrumbs.ts';
import { MuiButton, MuiButtonBase } from './components/MuiButton.ts';
import {
  MuiCard,
  MuiCardActionArea,
  MuiCardActions,
  MuiCardContent,
  MuiCardMedia,
} from './components/MuiCard.ts';
import { MuiChip } from './components/MuiChip.ts';
import { MuiCssBaseline } from './components/MuiCssBaseline.ts';
import { MuiDivider } from './components/MuiDivider.ts';
import { MuiIconButton } from './components/MuiIconButton.ts';
import { MuiInputBase } from './components/MuiInputBase.ts';
import { MuiLink } from './components/MuiLink.ts';
import { MuiList, MuiListItem, MuiListItemButton, MuiListItemIcon } from './components/MuiList.ts';
import { MuiPaper } from './components/MuiPaper.ts';
import { MuiSkeleton } from './components/MuiSkeleton.ts';
import { MuiSvgIcon } from './components/MuiSvgIcon.ts';
import { MuiTable, MuiTableCell } from './components/MuiTable.ts';
import { MuiTypography } from './components/MuiTypography.ts';
import { PorticoHeroBanner } from './components/PorticoHeroBanner.ts';
import { PorticoRateFigure } from './components/PorticoRateFigure.ts';
import { PorticoRich } from './components/PorticoRich.ts';
import { PorticoSection } from './components/PorticoSection.ts';
import { memoizeOverrides } from './memoizeOverrides.ts';

/** How every component looks: MUI's by MUI's names, the library's own by theirs (`PorticoHero`). */
export const themeComponents: Components<Theme> = memoizeOverrides({
  MuiBreadcrumbs,
  MuiButton,
  MuiButtonBase,
  MuiCard,
  MuiCardActionArea,
  MuiCardActions,
  MuiCardContent,
  MuiCardMedia,
  MuiChip,
  MuiCssBaseline,
  MuiDivider,
  MuiIconButton,
  MuiInputBase,
  MuiLink,
  MuiList,
  MuiListItem,
  MuiListItemButton,
  MuiListItemIcon,
  MuiPaper,
  MuiSkeleton,
  MuiSvgIcon,
  MuiTable,
  MuiTableCell,
  MuiTypography,
  PorticoHeroBanner,
  PorticoRateFigure,
  PorticoRich,
  PorticoSection,
});
