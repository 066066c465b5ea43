// Written by "npm run gen" from the folders in src/sections. Do not edit.
import type { ComponentType } from 'react';

/** The views of the sections that are hydrated in the browser, each in a chunk of its own. */
export const islandLoaders: Readonly<Record<string, () => Promise<Record<string, ComponentType<never>>>>> = {
  CdRateCards: () => import('./CdRateCards/CdRateCards.tsx'),
  FinancingCalculator: () => import('./FinancingCalculator/FinancingCalculator.tsx'),
  Form: () => import('./Form/Form.tsx'),
  HomeEquityRates: () => import('./HomeEquityRates/HomeEquityRates.tsx'),
  LoanRates: () => import('./LoanRates/LoanRates.tsx'),
  SearchBox: () => import('./SearchBox/SearchBox.tsx'),
  SearchResults: () => import('./SearchResults/SearchResults.tsx'),
  ZipCodePrompt: () => import('./ZipCodePrompt/ZipCodePrompt.tsx'),
};
