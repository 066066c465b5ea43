// Written by "npm run gen" from the folders in src/sections. Do not edit.
import type { AnySection } from '#section-kit/defineSection.ts';
import { section as Accordion } from './Accordion/Accordion.section.ts';
import { section as Breadcrumb } from './Breadcrumb/Breadcrumb.section.ts';
import { section as CardGrid } from './CardGrid/CardGrid.section.ts';
import { section as CardOfferRates } from './CardOfferRates/CardOfferRates.section.ts';
import { section as CashOutRefinanceRates } from './CashOutRefinanceRates/CashOutRefinanceRates.section.ts';
import { section as CdRateCards } from './CdRateCards/CdRateCards.section.ts';
import { section as Columns } from './Columns/Columns.section.ts';
import { section as DepositRatesTable } from './DepositRatesTable/DepositRatesTable.section.ts';
import { section as EmergencyBanner } from './EmergencyBanner/EmergencyBanner.section.ts';
import { section as FdicDigitalSign } from './FdicDigitalSign/FdicDigitalSign.section.ts';
import { section as FinancingCalculator } from './FinancingCalculator/FinancingCalculator.section.ts';
import { section as Footnotes } from './Footnotes/Footnotes.section.ts';
import { section as Form } from './Form/Form.section.ts';
import { section as FormErrorBanner } from './FormErrorBanner/FormErrorBanner.section.ts';
import { section as GlobalNavigation } from './GlobalNavigation/GlobalNavigation.section.ts';
import { section as HeroBanner } from './HeroBanner/HeroBanner.section.ts';
import { section as HomeEquityRates } from './HomeEquityRates/HomeEquityRates.section.ts';
import { section as LoanRates } from './LoanRates/LoanRates.section.ts';
import { section as MortgageRates } from './MortgageRates/MortgageRates.section.ts';
import { section as PersonalLineRates } from './PersonalLineRates/PersonalLineRates.section.ts';
import { section as ProductOffers } from './ProductOffers/ProductOffers.section.ts';
import { section as RichText } from './RichText/RichText.section.ts';
import { section as SearchBox } from './SearchBox/SearchBox.section.ts';
import { section as SearchResults } from './SearchResults/SearchResults.section.ts';
import { section as SiteFooter } from './SiteFooter/SiteFooter.section.ts';
import { section as StickyCallToAction } from './StickyCallToAction/StickyCallToAction.section.ts';
import { section as TimelineTabs } from './TimelineTabs/TimelineTabs.section.ts';
import { section as UtilityBar } from './UtilityBar/UtilityBar.section.ts';
import { section as ZipCodePrompt } from './ZipCodePrompt/ZipCodePrompt.section.ts';

/** Every section type by its name. */
export const registry: ReadonlyMap<string, AnySection> = new Map<string, AnySection>([
  ['Accordion', Accordion],
  ['Breadcrumb', Breadcrumb],
  ['CardGrid', CardGrid],
  ['CardOfferRates', CardOfferRates],
  ['CashOutRefinanceRates', CashOutRefinanceRates],
  ['CdRateCards', CdRateCards],
  ['Columns', Columns],
  ['DepositRatesTable', DepositRatesTable],
  ['EmergencyBanner', EmergencyBanner],
  ['FdicDigitalSign', FdicDigitalSign],
  ['FinancingCalculator', FinancingCalculator],
  ['Footnotes', Footnotes],
  ['Form', Form],
  ['FormErrorBanner', FormErrorBanner],
  ['GlobalNavigation', GlobalNavigation],
  ['HeroBanner', HeroBanner],
  ['HomeEquityRates', HomeEquityRates],
  ['LoanRates', LoanRates],
  ['MortgageRates', MortgageRates],
  ['PersonalLineRates', PersonalLineRates],
  ['ProductOffers', ProductOffers],
  ['RichText', RichText],
  ['SearchBox', SearchBox],
  ['SearchResults', SearchResults],
  ['SiteFooter', SiteFooter],
  ['StickyCallToAction', StickyCallToAction],
  ['TimelineTabs', TimelineTabs],
  ['UtilityBar', UtilityBar],
  ['ZipCodePrompt', ZipCodePrompt],
]);
