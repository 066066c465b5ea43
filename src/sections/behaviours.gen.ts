// Written by "npm run gen" from the folders in src/sections. Do not edit.
import type { Behaviour } from '#behaviours/behaviour.ts';

/** The behaviours of sections, each in a chunk of its own. */
export const behaviourLoaders: Readonly<Record<string, () => Promise<{ behaviour: Behaviour }>>> = {
  Accordion: () => import('./Accordion/Accordion.behaviour.ts'),
  CdRateCards: () => import('./CdRateCards/CdRateCards.behaviour.ts'),
  EmergencyBanner: () => import('./EmergencyBanner/EmergencyBanner.behaviour.ts'),
  GlobalNavigation: () => import('./GlobalNavigation/GlobalNavigation.behaviour.ts'),
  StickyCallToAction: () => import('./StickyCallToAction/StickyCallToAction.behaviour.ts'),
  TimelineTabs: () => import('./TimelineTabs/TimelineTabs.behaviour.ts'),
};

/** Names of the sections that have a behaviour. */
export const behaviourNames: ReadonlySet<string> = new Set(Object.keys(behaviourLoaders));
