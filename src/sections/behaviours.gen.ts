// Written by "npm run gen" from the folders in src/sections. Do not edit.
import type { Behaviour } from '#behaviours/behaviour.ts';

/** The behaviours of sections, each in a chunk of its own. */
export const behaviourLoaders: Readonly<Record<string, () => Promise<{ behaviour: Behaviour }>>> = {
  Accordion: () => import('./Accordion/Accordion.behaviour.ts'),
  AppointmentLinks: () => import('./AppointmentLinks/AppointmentLinks.behaviour.ts'),
  ArticleFilter: () => import('./ArticleFilter/ArticleFilter.behaviour.ts'),
  BranchDetails: () => import('./BranchDetails/BranchDetails.behaviour.ts'),
  Calculator: () => import('./Calculator/Calculator.behaviour.ts'),
  CardOfferRates: () => import('./CardOfferRates/CardOfferRates.behaviour.ts'),
  CashOutRefinanceRates: () => import('./CashOutRefinanceRates/CashOutRefinanceRates.behaviour.ts'),
  CdRateCards: () => import('./CdRateCards/CdRateCards.behaviour.ts'),
  ComparisonTable: () => import('./ComparisonTable/ComparisonTable.behaviour.ts'),
  CopyLinkButton: () => import('./CopyLinkButton/CopyLinkButton.behaviour.ts'),
  DepositRatesTable: () => import('./DepositRatesTable/DepositRatesTable.behaviour.ts'),
  EmbeddedTool: () => import('./EmbeddedTool/EmbeddedTool.behaviour.ts'),
  EmergencyBanner: () => import('./EmergencyBanner/EmergencyBanner.behaviour.ts'),
  ExternalLinkWarning: () => import('./ExternalLinkWarning/ExternalLinkWarning.behaviour.ts'),
  FeaturedArticles: () => import('./FeaturedArticles/FeaturedArticles.behaviour.ts'),
  FinancingCalculator: () => import('./FinancingCalculator/FinancingCalculator.behaviour.ts'),
  Form: () => import('./Form/Form.behaviour.ts'),
  GlobalNavigation: () => import('./GlobalNavigation/GlobalNavigation.behaviour.ts'),
  HelpFrame: () => import('./HelpFrame/HelpFrame.behaviour.ts'),
  HomeEquityRates: () => import('./HomeEquityRates/HomeEquityRates.behaviour.ts'),
  InlineSvg: () => import('./InlineSvg/InlineSvg.behaviour.ts'),
  LanguageModal: () => import('./LanguageModal/LanguageModal.behaviour.ts'),
  LoanRates: () => import('./LoanRates/LoanRates.behaviour.ts'),
  LocationFinder: () => import('./LocationFinder/LocationFinder.behaviour.ts'),
  MortgageRates: () => import('./MortgageRates/MortgageRates.behaviour.ts'),
  PersonalLineRates: () => import('./PersonalLineRates/PersonalLineRates.behaviour.ts'),
  PrivacyOptOut: () => import('./PrivacyOptOut/PrivacyOptOut.behaviour.ts'),
  Recommender: () => import('./Recommender/Recommender.behaviour.ts'),
  SearchBox: () => import('./SearchBox/SearchBox.behaviour.ts'),
  SearchResults: () => import('./SearchResults/SearchResults.behaviour.ts'),
  SegmentCode: () => import('./SegmentCode/SegmentCode.behaviour.ts'),
  SmartAssistant: () => import('./SmartAssistant/SmartAssistant.behaviour.ts'),
  StickyCallToAction: () => import('./StickyCallToAction/StickyCallToAction.behaviour.ts'),
  TimelineTabs: () => import('./TimelineTabs/TimelineTabs.behaviour.ts'),
  VideoPlayer: () => import('./VideoPlayer/VideoPlayer.behaviour.ts'),
};

/** What sections change before they are painted, each in a chunk of its own. */
export const beforePaintLoaders: Readonly<Record<string, () => Promise<{ beforePaint: Behaviour }>>> = {
  CashOutRefinanceRates: () => import('./CashOutRefinanceRates/CashOutRefinanceRates.beforePaint.ts'),
  CdRateCards: () => import('./CdRateCards/CdRateCards.beforePaint.ts'),
  DepositRatesTable: () => import('./DepositRatesTable/DepositRatesTable.beforePaint.ts'),
  EmergencyBanner: () => import('./EmergencyBanner/EmergencyBanner.beforePaint.ts'),
  LanguageModal: () => import('./LanguageModal/LanguageModal.beforePaint.ts'),
  PersonalLineRates: () => import('./PersonalLineRates/PersonalLineRates.beforePaint.ts'),
  SearchResults: () => import('./SearchResults/SearchResults.beforePaint.ts'),
  TimelineTabs: () => import('./TimelineTabs/TimelineTabs.beforePaint.ts'),
};

/** Names of the sections that have one of the two. */
export const behaviourNames: ReadonlySet<string> = new Set(
  [behaviourLoaders, beforePaintLoaders].flatMap(Object.keys),
);
