import type { Components, Theme } from '@mui/material/styles';
import { MuiAccordion, MuiAccordionDetails, MuiAccordionSummary } from './components/MuiAccordion.ts';
import { MuiAlert, MuiAlertTitle, PorticoAlert } from './components/MuiAlert.ts';
import { MuiAutocomplete } from './components/MuiAutocomplete.ts';
import { MuiBreadcrumbs } from './components/MuiBreadcrumbs.ts';
import { MuiButton, MuiButtonBase } from './components/MuiButton.ts';
import {
  MuiCard,
  MuiCardActionArea,
  MuiCardActions,
  MuiCardContent,
  MuiCardMedia,
} from './components/MuiCard.ts';
import { MuiCheckbox, MuiFormControlLabel, MuiRadio } from './components/MuiCheckbox.ts';
import { MuiChip } from './components/MuiChip.ts';
import { MuiCircularProgress } from './components/MuiCircularProgress.ts';
import { MuiCssBaseline } from './components/MuiCssBaseline.ts';
import { MuiDialog, MuiDialogActions, MuiDialogContent, MuiDialogTitle } from './components/MuiDialog.ts';
import { MuiDivider } from './components/MuiDivider.ts';
import { MuiDrawer } from './components/MuiDrawer.ts';
import { MuiFormHelperText, MuiFormLabel } from './components/MuiFormControl.ts';
import { MuiIconButton } from './components/MuiIconButton.ts';
import { MuiInputAdornment, MuiInputBase, MuiNativeSelect } from './components/MuiInputBase.ts';
import { MuiLink } from './components/MuiLink.ts';
import { MuiList, MuiListItem, MuiListItemButton, MuiListItemIcon } from './components/MuiList.ts';
import { MuiMenu, MuiMenuItem } from './components/MuiMenu.ts';
import { MuiPagination, MuiPaginationItem } from './components/MuiPagination.ts';
import { MuiPaper } from './components/MuiPaper.ts';
import { MuiSkeleton } from './components/MuiSkeleton.ts';
import {
  MuiStep,
  MuiStepButton,
  MuiStepConnector,
  MuiStepIcon,
  MuiStepLabel,
  MuiStepper,
} from './components/MuiStepper.ts';
import { MuiSvgIcon } from './components/MuiSvgIcon.ts';
import { MuiTable, MuiTableCell } from './components/MuiTable.ts';
import { MuiTab, MuiTabPanel, MuiTabs } from './components/MuiTabs.ts';
import { MuiTooltip } from './components/MuiTooltip.ts';
import { MuiTypography } from './components/MuiTypography.ts';
import { PorticoAccordion } from './components/PorticoAccordion.ts';
import { PorticoBreadcrumb } from './components/PorticoBreadcrumb.ts';
import { PorticoCardGrid } from './components/PorticoCardGrid.ts';
import { PorticoCardOfferRates } from './components/PorticoCardOfferRates.ts';
import { PorticoCdRateCards } from './components/PorticoCdRateCards.ts';
import { PorticoDisclosure } from './components/PorticoDisclosure.ts';
import { PorticoEmergencyBanner } from './components/PorticoEmergencyBanner.ts';
import { PorticoFactList } from './components/PorticoFactList.ts';
import { PorticoFdicDigitalSign } from './components/PorticoFdicDigitalSign.ts';
import { PorticoFinancingCalculator } from './components/PorticoFinancingCalculator.ts';
import { PorticoFootnotes } from './components/PorticoFootnotes.ts';
import { PorticoFormView } from './components/PorticoFormView.ts';
import { PorticoGlobalNavigation } from './components/PorticoGlobalNavigation.ts';
import { PorticoHeroBanner } from './components/PorticoHeroBanner.ts';
import { PorticoProductOffers } from './components/PorticoProductOffers.ts';
import { PorticoQuotePanel } from './components/PorticoQuotePanel.ts';
import { PorticoRateCard } from './components/PorticoRateCard.ts';
import { PorticoRateFigure } from './components/PorticoRateFigure.ts';
import { PorticoRatePanel } from './components/PorticoRatePanel.ts';
import { PorticoRich } from './components/PorticoRich.ts';
import { PorticoRichText } from './components/PorticoRichText.ts';
import { PorticoSearchResults } from './components/PorticoSearchResults.ts';
import { PorticoSection } from './components/PorticoSection.ts';
import { PorticoSiteFooter } from './components/PorticoSiteFooter.ts';
import { PorticoStickyCallToAction } from './components/PorticoStickyCallToAction.ts';
import { PorticoTimelineTabs } from './components/PorticoTimelineTabs.ts';
import { PorticoUtilityBar } from './components/PorticoUtilityBar.ts';
import { PorticoZipCodePrompt } from './components/PorticoZipCodePrompt.ts';
import { memoizeOverrides } from './memoizeOverrides.ts';

/** How every component looks: MUI's by MUI's names, the library's own by theirs (`PorticoHero`). */
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
  PorticoAccordion,
  PorticoAlert,
  PorticoBreadcrumb,
  PorticoCardGrid,
  PorticoCardOfferRates,
  PorticoCdRateCards,
  PorticoDisclosure,
  PorticoEmergencyBanner,
  PorticoFactList,
  PorticoFdicDigitalSign,
  PorticoFinancingCalculator,
  PorticoFootnotes,
  PorticoFormView,
  PorticoGlobalNavigation,
  PorticoHeroBanner,
  PorticoProductOffers,
  PorticoQuotePanel,
  PorticoRateCard,
  PorticoRateFigure,
  PorticoRatePanel,
  PorticoRich,
  PorticoRichText,
  PorticoSearchResults,
  PorticoSection,
  PorticoSiteFooter,
  PorticoStickyCallToAction,
  PorticoTimelineTabs,
  PorticoUtilityBar,
  PorticoZipCodePrompt,
});
