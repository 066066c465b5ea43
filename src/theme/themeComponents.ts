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
import { PorticoAccordion } from './components/portico/PorticoAccordion.ts';
import { PorticoArticleHeader } from './components/portico/PorticoArticleHeader.ts';
import { PorticoArticleFilter } from './components/portico/PorticoArticleFilter.ts';
import { PorticoArticleList } from './components/portico/PorticoArticleList.ts';
import { PorticoBreadcrumb } from './components/portico/PorticoBreadcrumb.ts';
import { PorticoCardGrid } from './components/portico/PorticoCardGrid.ts';
import { PorticoCardOfferRates } from './components/portico/PorticoCardOfferRates.ts';
import { PorticoCdRateCards } from './components/portico/PorticoCdRateCards.ts';
import { PorticoColumns } from './components/portico/PorticoColumns.ts';
import { PorticoComparisonTable } from './components/portico/PorticoComparisonTable.ts';
import { PorticoDisclosure } from './components/portico/PorticoDisclosure.ts';
import { PorticoEmergencyBanner } from './components/portico/PorticoEmergencyBanner.ts';
import { PorticoEmbeddedFrame } from './components/portico/PorticoEmbeddedFrame.ts';
import { PorticoFactList } from './components/portico/PorticoFactList.ts';
import { PorticoFdicDigitalSign } from './components/portico/PorticoFdicDigitalSign.ts';
import { PorticoFeaturedArticles } from './components/portico/PorticoFeaturedArticles.ts';
import { PorticoFinancingCalculator } from './components/portico/PorticoFinancingCalculator.ts';
import { PorticoFootnotes } from './components/portico/PorticoFootnotes.ts';
import { PorticoFormView } from './components/portico/PorticoFormView.ts';
import { PorticoGlobalNavigation } from './components/portico/PorticoGlobalNavigation.ts';
import { PorticoHeroBanner } from './components/portico/PorticoHeroBanner.ts';
import { PorticoLocationFinder } from './components/portico/PorticoLocationFinder.ts';
import { PorticoNonDepositNotice } from './components/portico/PorticoNonDepositNotice.ts';
import { PorticoProductOffers } from './components/portico/PorticoProductOffers.ts';
import { PorticoQuotePanel } from './components/portico/PorticoQuotePanel.ts';
import { PorticoRateCard } from './components/portico/PorticoRateCard.ts';
import { PorticoRateFigure } from './components/portico/PorticoRateFigure.ts';
import { PorticoRatePanel } from './components/portico/PorticoRatePanel.ts';
import { PorticoRecommender } from './components/portico/PorticoRecommender.ts';
import { PorticoRecommenderStep } from './components/portico/PorticoRecommenderStep.ts';
import { PorticoRich } from './components/portico/PorticoRich.ts';
import { PorticoRichText } from './components/portico/PorticoRichText.ts';
import { PorticoSearchBox } from './components/portico/PorticoSearchBox.ts';
import { PorticoSearchResults } from './components/portico/PorticoSearchResults.ts';
import { PorticoSection } from './components/portico/PorticoSection.ts';
import { PorticoSiteFooter } from './components/portico/PorticoSiteFooter.ts';
import { PorticoSmartAssistant } from './components/portico/PorticoSmartAssistant.ts';
import { PorticoStickyCallToAction } from './components/portico/PorticoStickyCallToAction.ts';
import { PorticoTimelineTabs } from './components/portico/PorticoTimelineTabs.ts';
import { PorticoUtilityBar } from './components/portico/PorticoUtilityBar.ts';
import { PorticoVideoPlayer } from './components/portico/PorticoVideoPlayer.ts';
import { PorticoZipCodePrompt } from './components/portico/PorticoZipCodePrompt.ts';
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
  PorticoAccordion,
  PorticoAlert,
  PorticoArticleHeader,
  PorticoArticleFilter,
  PorticoArticleList,
  PorticoBreadcrumb,
  PorticoCardGrid,
  PorticoCardOfferRates,
  PorticoCdRateCards,
  PorticoColumns,
  PorticoComparisonTable,
  PorticoDisclosure,
  PorticoEmergencyBanner,
  PorticoEmbeddedFrame,
  PorticoFactList,
  PorticoFdicDigitalSign,
  PorticoFeaturedArticles,
  PorticoFinancingCalculator,
  PorticoFootnotes,
  PorticoFormView,
  PorticoGlobalNavigation,
  PorticoHeroBanner,
  PorticoLocationFinder,
  PorticoNonDepositNotice,
  PorticoProductOffers,
  PorticoQuotePanel,
  PorticoRateCard,
  PorticoRateFigure,
  PorticoRatePanel,
  PorticoRecommender,
  PorticoRecommenderStep,
  PorticoRich,
  PorticoRichText,
  PorticoSearchBox,
  PorticoSearchResults,
  PorticoSection,
  PorticoSiteFooter,
  PorticoSmartAssistant,
  PorticoStickyCallToAction,
  PorticoTimelineTabs,
  PorticoUtilityBar,
  PorticoVideoPlayer,
  PorticoZipCodePrompt,
});
