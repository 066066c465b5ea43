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
export const beforePaintLoaders: Readonly<Record<string, () => Promise<{ beforePaint: Behaviour }>>> = {
  CashOutRefinanceRates: () => import('./CashOutRefinanceRates/CashOutRefinanceRates.beforePaint.ts'),
  CdRateCards: () => import('./CdRateCards/CdRateCards.beforePaint.ts'),
  DepositRatesTable: () => import('./DepositRatesTable/DepositRatesTable.beforePaint.ts'),
  EmergencyBanner: () => import('./EmergencyBanner/EmergencyBanner.beforePaint.ts'),
  PersonalLineRates: () => import('./PersonalLineRates/PersonalLineRates.beforePaint.ts'),
  TimelineTabs: () => import('./TimelineTabs/TimelineTabs.beforePaint.ts'),
};

/** Names of the sections that have one of the two. */
export const behaviourNames: ReadonlySet<string> = new Set(
  [behaviourLoaders, beforePaintLoaders].flatMap(Object.keys),
);
