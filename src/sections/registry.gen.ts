// Written by "npm run gen" from the folders in src/sections. Do not edit.
import type { AnySection } from '#section-kit/defineSection.ts';
import { section as Accordion } from './Accordion/Accordion.section.ts';
import { section as AppointmentLinks } from './AppointmentLinks/AppointmentLinks.section.ts';
import { section as ArticleFilter } from './ArticleFilter/ArticleFilter.section.ts';
import { section as ArticleHeader } from './ArticleHeader/ArticleHeader.section.ts';
import { section as BranchDetails } from './BranchDetails/BranchDetails.section.ts';
import { section as Breadcrumb } from './Breadcrumb/Breadcrumb.section.ts';
import { section as Calculator } from './Calculator/Calculator.section.ts';
import { section as CardGrid } from './CardGrid/CardGrid.section.ts';
import { section as CardOfferRates } from './CardOfferRates/CardOfferRates.section.ts';
import { section as CashOutRefinanceRates } from './CashOutRefinanceRates/CashOutRefinanceRates.section.ts';
import { section as CdRateCards } from './CdRateCards/CdRateCards.section.ts';
import { section as Chart } from './Chart/Chart.section.ts';
import { section as Columns } from './Columns/Columns.section.ts';
import { section as ComparisonTable } from './ComparisonTable/ComparisonTable.section.ts';
import { section as CopyLinkButton } from './CopyLinkButton/CopyLinkButton.section.ts';
import { section as DepositRatesTable } from './DepositRatesTable/DepositRatesTable.section.ts';
import { section as EmbeddedTool } from './EmbeddedTool/EmbeddedTool.section.ts';
import { section as EmergencyBanner } from './EmergencyBanner/EmergencyBanner.section.ts';
import { section as ExternalLinkWarning } from './ExternalLinkWarning/ExternalLinkWarning.section.ts';
import { section as FeatureSplit } from './FeatureSplit/FeatureSplit.section.ts';
import { section as FeaturedArticles } from './FeaturedArticles/FeaturedArticles.section.ts';
import { section as FinancingCalculator } from './FinancingCalculator/FinancingCalculator.section.ts';
import { section as Footnotes } from './Footnotes/Footnotes.section.ts';
import { section as Form } from './Form/Form.section.ts';
import { section as FormErrorBanner } from './FormErrorBanner/FormErrorBanner.section.ts';
import { section as GlobalNavigation } from './GlobalNavigation/GlobalNavigation.section.ts';
import { section as HelpFrame } from './HelpFrame/HelpFrame.section.ts';
import { section as HeroBanner } from './HeroBanner/HeroBanner.section.ts';
import { section as HomeEquityRates } from './HomeEquityRates/HomeEquityRates.section.ts';
import { section as IconList } from './IconList/IconList.section.ts';
import { section as InlineSvg } from './InlineSvg/InlineSvg.section.ts';
import { section as LanguageModal } from './LanguageModal/LanguageModal.section.ts';
import { section as LoanRates } from './LoanRates/LoanRates.section.ts';
import { section as LocationFinder } from './LocationFinder/LocationFinder.section.ts';
import { section as MediaBand } from './MediaBand/MediaBand.section.ts';
import { section as MortgageRates } from './MortgageRates/MortgageRates.section.ts';
import { section as NextSteps } from './NextSteps/NextSteps.section.ts';
import { section as NonDepositNotice } from './NonDepositNotice/NonDepositNotice.section.ts';
import { section as OfficialSign } from './OfficialSign/OfficialSign.section.ts';
import { section as PersonCard } from './PersonCard/PersonCard.section.ts';
import { section as PersonalLineRates } from './PersonalLineRates/PersonalLineRates.section.ts';
import { section as PrivacyOptOut } from './PrivacyOptOut/PrivacyOptOut.section.ts';
import { section as ProductOffers } from './ProductOffers/ProductOffers.section.ts';
import { section as ProductStrip } from './ProductStrip/ProductStrip.section.ts';
import { section as PullFigure } from './PullFigure/PullFigure.section.ts';
import { section as Quote } from './Quote/Quote.section.ts';
import { section as Recommender } from './Recommender/Recommender.section.ts';
import { section as RecommenderStep } from './RecommenderStep/RecommenderStep.section.ts';
import { section as RichText } from './RichText/RichText.section.ts';
import { section as SearchBox } from './SearchBox/SearchBox.section.ts';
import { section as SearchResults } from './SearchResults/SearchResults.section.ts';
import { section as SegmentCode } from './SegmentCode/SegmentCode.section.ts';
import { section as ShowHidePanel } from './ShowHidePanel/ShowHidePanel.section.ts';
import { section as SiteFooter } from './SiteFooter/SiteFooter.section.ts';
import { section as SiteMapPanels } from './SiteMapPanels/SiteMapPanels.section.ts';
import { section as SmartAssistant } from './SmartAssistant/SmartAssistant.section.ts';
import { section as StatBand } from './StatBand/StatBand.section.ts';
import { section as StepList } from './StepList/StepList.section.ts';
import { section as StickyCallToAction } from './StickyCallToAction/StickyCallToAction.section.ts';
import { section as TimelineTabs } from './TimelineTabs/TimelineTabs.section.ts';
import { section as UtilityBar } from './UtilityBar/UtilityBar.section.ts';
import { section as VideoPlayer } from './VideoPlayer/VideoPlayer.section.ts';
import { section as ZipCodePrompt } from './ZipCodePrompt/ZipCodePrompt.section.ts';

/** Every section type by its name. */
export const registry: ReadonlyMap<string, AnySection> = new Map<string, AnySection>([
  ['Accordion', Accordion],
  ['AppointmentLinks', AppointmentLinks],
  ['ArticleFilter', ArticleFilter],
  ['ArticleHeader', ArticleHeader],
  ['BranchDetails', BranchDetails],
  ['Breadcrumb', Breadcrumb],
  ['Calculator', Calculator],
  ['CardGrid', CardGrid],
  ['CardOfferRates', CardOfferRates],
  ['CashOutRefinanceRates', CashOutRefinanceRates],
  ['CdRateCards', CdRateCards],
  ['Chart', Chart],
  ['Columns', Columns],
  ['ComparisonTable', ComparisonTable],
  ['CopyLinkButton', CopyLinkButton],
  ['DepositRatesTable', DepositRatesTable],
  ['EmbeddedTool', EmbeddedTool],
  ['EmergencyBanner', EmergencyBanner],
  ['ExternalLinkWarning', ExternalLinkWarning],
  ['FeatureSplit', FeatureSplit],
  ['FeaturedArticles', FeaturedArticles],
  ['FinancingCalculator', FinancingCalculator],
  ['Footnotes', Footnotes],
  ['Form', Form],
  ['FormErrorBanner', FormErrorBanner],
  ['GlobalNavigation', GlobalNavigation],
  ['HelpFrame', HelpFrame],
  ['HeroBanner', HeroBanner],
  ['HomeEquityRates', HomeEquityRates],
  ['IconList', IconList],
  ['InlineSvg', InlineSvg],
  ['LanguageModal', LanguageModal],
  ['LoanRates', LoanRates],
  ['LocationFinder', LocationFinder],
  ['MediaBand', MediaBand],
  ['MortgageRates', MortgageRates],
  ['NextSteps', NextSteps],
  ['NonDepositNotice', NonDepositNotice],
  ['OfficialSign', OfficialSign],
  ['PersonCard', PersonCard],
  ['PersonalLineRates', PersonalLineRates],
  ['PrivacyOptOut', PrivacyOptOut],
  ['ProductOffers', ProductOffers],
  ['ProductStrip', ProductStrip],
  ['PullFigure', PullFigure],
  ['Quote', Quote],
  ['Recommender', Recommender],
  ['RecommenderStep', RecommenderStep],
  ['RichText', RichText],
  ['SearchBox', SearchBox],
  ['SearchResults', SearchResults],
  ['SegmentCode', SegmentCode],
  ['ShowHidePanel', ShowHidePanel],
  ['SiteFooter', SiteFooter],
  ['SiteMapPanels', SiteMapPanels],
  ['SmartAssistant', SmartAssistant],
  ['StatBand', StatBand],
  ['StepList', StepList],
  ['StickyCallToAction', StickyCallToAction],
  ['TimelineTabs', TimelineTabs],
  ['UtilityBar', UtilityBar],
  ['VideoPlayer', VideoPlayer],
  ['ZipCodePrompt', ZipCodePrompt],
]);
