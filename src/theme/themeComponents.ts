import type { Components, Theme } from '@mui/material/styles';
import { MuiAccordion, MuiAccordionDetails, MuiAccordionSummary } from './components/mui/MuiAccordion.ts';
import { MuiAlert, MuiAlertTitle, PorticoAlert } from './components/mui/MuiAlert.ts';
import { MuiAutocomplete } from './components/mui/MuiAutocomplete.ts';
import { MuiBreadcrumbs } from './components/mui/MuiBreadcrumbs.ts';
import { MuiButton, MuiButtonBase } from './components/mui/MuiButton.ts';
import {
  MuiCard,
  MuiCardActionArea,
  MuiCardActions,
  MuiCardContent,
  MuiCardMedia,
} from './components/mui/MuiCard.ts';
import { MuiCheckbox, MuiFormControlLabel, MuiRadio } from './components/mui/MuiCheckbox.ts';
import { MuiChip } from './components/mui/MuiChip.ts';
import { MuiCircularProgress } from './components/mui/MuiCircularProgress.ts';
import { MuiCssBaseline } from './components/mui/MuiCssBaseline.ts';
import { MuiDialog, MuiDialogActions, MuiDialogContent, MuiDialogTitle } from './components/mui/MuiDialog.ts';
import { MuiDivider } from './components/mui/MuiDivider.ts';
import { MuiDrawer } from './components/mui/MuiDrawer.ts';
import { MuiFormHelperText, MuiFormLabel } from './components/mui/MuiFormControl.ts';
import { MuiIconButton } from './components/mui/MuiIconButton.ts';
import { MuiInputAdornment, MuiInputBase, MuiNativeSelect } from './components/mui/MuiInputBase.ts';
import { MuiLink } from './components/mui/MuiLink.ts';
import { MuiList, MuiListItem, MuiListItemButton, MuiListItemIcon } from './components/mui/MuiList.ts';
import { MuiMenu, MuiMenuItem } from './components/mui/MuiMenu.ts';
import { MuiPagination, MuiPaginationItem } from './components/mui/MuiPagination.ts';
import { MuiPaper } from './components/mui/MuiPaper.ts';
import { MuiSkeleton } from './components/mui/MuiSkeleton.ts';
import {
  MuiStep,
  MuiStepButton,
  MuiStepConnector,
  MuiStepIcon,
  MuiStepLabel,
  MuiStepper,
} from './components/mui/MuiStepper.ts';
import { MuiSvgIcon } from './components/mui/MuiSvgIcon.ts';
import { MuiTable, MuiTableCell } from './components/mui/MuiTable.ts';
import { MuiTab, MuiTabPanel, MuiTabs } from './components/mui/MuiTabs.ts';
import { MuiTooltip } from './components/mui/MuiTooltip.ts';
import { MuiTypography } from './components/mui/MuiTypography.ts';
import { PorticoArticleList } from './components/portico/PorticoArticleList.ts';
import { PorticoDisclosure } from './components/portico/PorticoDisclosure.ts';
import { PorticoEmbeddedFrame } from './components/portico/PorticoEmbeddedFrame.ts';
import { PorticoFactList } from './components/portico/PorticoFactList.ts';
import { PorticoFormView } from './components/portico/PorticoFormView.ts';
import { PorticoQuotePanel } from './components/portico/PorticoQuotePanel.ts';
import { PorticoRateCard } from './components/portico/PorticoRateCard.ts';
import { PorticoRateFigure } from './components/portico/PorticoRateFigure.ts';
import { PorticoRatePanel } from './components/portico/PorticoRatePanel.ts';
import { PorticoRich } from './components/portico/PorticoRich.ts';
import { PorticoSection } from './components/portico/PorticoSection.ts';
import { memoizeOverrides } from './memoizeOverrides.ts';

/** The styles of all components: MUI's under MUI's names, the library's own under theirs (`PorticoHeroBanner`). */
export const themeComponents: Components<Theme> = memoizeOverrides({
  MuiAccordion,
  MuiAccordionDetails,
  MuiAccordionSummary,
  MuiAlert,
  MuiAlertTitle,
  MuiAutocomplete,
  MuiBreadcrumbs,
  MuiButton,
  MuiButtonBase,
  MuiCard,
  MuiCardActionArea,
  MuiCardActions,
  MuiCardContent,
  MuiCardMedia,
  MuiCheckbox,
  MuiChip,
  MuiCircularProgress,
  MuiCssBaseline,
  MuiDialog,
  MuiDialogActions,
  MuiDialogContent,
  MuiDialogTitle,
  MuiDivider,
  MuiDrawer,
  MuiFormControlLabel,
  MuiFormHelperText,
  MuiFormLabel,
  MuiIconButton,
  MuiInputAdornment,
  MuiInputBase,
  MuiLink,
  MuiList,
  MuiListItem,
  MuiListItemButton,
  MuiListItemIcon,
  MuiMenu,
  MuiMenuItem,
  MuiNativeSelect,
  MuiPagination,
  MuiPaginationItem,
  MuiPaper,
  MuiRadio,
  MuiSkeleton,
  MuiStep,
  MuiStepButton,
  MuiStepConnector,
  MuiStepIcon,
  MuiStepLabel,
  MuiStepper,
  MuiSvgIcon,
  MuiTab,
  MuiTabPanel,
  MuiTable,
  MuiTableCell,
  MuiTabs,
  MuiTooltip,
  MuiTypography,
  PorticoAlert,
  PorticoArticleList,
  PorticoDisclosure,
  PorticoEmbeddedFrame,
  PorticoFactList,
  PorticoFormView,
  PorticoQuotePanel,
  PorticoRateCard,
  PorticoRateFigure,
  PorticoRatePanel,
  PorticoRich,
  PorticoSection,
});
