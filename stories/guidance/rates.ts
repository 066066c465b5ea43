import type { GuidanceOfSections } from './SectionGuidance.ts';

/** Live rates. */
export const rates: GuidanceOfSections = {
  DepositRatesTable: {
    do: ['Name each account as its own page does, and link to that page.'],
    dont: ['Don’t put a rate into the heading: it changes, and the heading does not.'],
  },
  CdRateCards: {
    do: ['Use cards for up to four terms that most visitors choose; use the table for all terms.'],
    dont: ['Don’t show a special rate without its conditions next to it.'],
  },
  CardOfferRates: {
    do: ['Show fees as plainly as rewards.'],
    dont: ['Don’t say “0%” without how long, and what comes then.'],
  },
  LoanRates: {
    do: ['Begin with an amount and a term that most visitors ask for.'],
    dont: ['Don’t call a rate “your rate” before there is an offer.'],
  },
  MortgageRates: {
    do: ['Keep the assumptions next to the rates.'],
    dont: ['Don’t compare with other lenders.'],
  },
  HomeEquityRates: {
    do: ['Ask only for what changes the rate.'],
    dont: ['Don’t suggest how much of a home to borrow against.'],
  },
  CashOutRefinanceRates: {
    do: ['Say in the introduction what a cash-out refinance costs in the long run.'],
    dont: ['Don’t place it above the rates of a plain refinance.'],
  },
  PersonalLineRates: {
    do: ['Say that the rate is variable, and what it follows.'],
    dont: ['Don’t show a monthly payment: it depends on what is drawn.'],
  },
};
