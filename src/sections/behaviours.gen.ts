// Written by "npm run gen" from the folders in src/sections. Do not edit.
import type { Behaviour } from '#behaviours/behaviour.ts';

/** The behaviours of sections, each in a chunk of its own. */
export const behaviourLoaders: Readonly<Record<string, () => Promise<{ behaviour: Behaviour }>>> = {
  Accordion: () => import('./Accordion/Accordion.behaviour.ts'),
  CardOfferRates: () => import('./CardOfferRates/CardOfferRates.behaviour.ts'),
  CashOutRefinanceRates: () => import('./CashOutRefinanceRates/CashOutRefinanceRates.behaviour.ts'),
  DepositRatesTable: () => import('./DepositRatesTable/DepositRatesTable.behaviour.ts'),
  EmergencyBanner: () => import('./EmergencyBanner/EmergencyBanner.behaviour.ts'),
  Form: () => import('./Form/Form.behaviour.ts'),
  GlobalNavigation: () => import('./GlobalNavigation/GlobalNavigation.behaviour.ts'),
  MortgageRates: () => import('./MortgageRates/MortgageRates.behaviour.ts'),
  PersonalLineRates: () => import('./PersonalLineRates/PersonalLineRates.behaviour.ts'),
  StickyCallToAction: () => import('./StickyCallToAction/StickyCallToAction.behaviour.ts'),
  TimelineTabs: () => import('./TimelineTabs/TimelineTabs.behaviour.ts'),
};

/** What sections change before they are painted, each in a chunk of its own. */
export const firstLoaders: Readonly<Record<string, () => Promise<{ first: Behaviour }>>> = {
  CashOutRefinanceRates: () => import('./CashOutRefinanceRates/CashOutRefinanceRates.first.ts'),
  CdRateCards: () => import('./CdRateCards/CdRateCards.first.ts'),
  DepositRatesTable: () => import('./DepositRatesTable/DepositRatesTable.first.ts'),
  EmergencyBanner: () => import('./EmergencyBanner/EmergencyBanner.first.ts'),
  PersonalLineRates: () => import('./PersonalLineRates/PersonalLineRates.first.ts'),
  TimelineTabs: () => import('./TimelineTabs/TimelineTabs.first.ts'),
};

/** Names of the sections that have one of the two. */
export const behaviourNames: ReadonlySet<string> = new Set(
  [behaviourLoaders, firstLoaders].flatMap(Object.keys),
);
