import type { KnownRate } from '#section-kit/knownRate.ts';
import type { CardFile } from './cardOffers.ts';
import { inForce, type RateEntry } from './inForce.ts';
import type { RateBook, RateFileName } from './RateBook.ts';
import { defaultZone, ofZone } from './zones.ts';

/** Rates by key, e.g. `cd.CD99.12.apy`. */
export type KnownRates = Readonly<Record<string, KnownRate>>;

type Add = (
  file: RateFileName,
  key: string,
  value: number,
  unit: KnownRate['unit'],
  entry: RateEntry,
  offer?: string,
) => void;

const offerKey = (entry: CardFile['products'][number]) =>
  [entry.requestCode, entry.sourceCode, entry.locationNumber, entry.productKey].join('_');

/** Decimals that are shown (RATE-13). */
const decimals = (file: RateFileName) =>
  file === 'cash-out-refinance' || file === 'mortgage-purchase' ? 3 : 2;

function deposits(book: RateBook, today: string, add: Add): void {
  for (const entry of inForce(book.file('cd')?.products ?? [], today)) {
    const [lowest] = ofZone(entry.zones, defaultZone) ?? [];
    for (const { termInMonths, apr, apy } of lowest?.rates ?? []) {
      add('cd', `${entry.productKey}.${termInMonths}.apy`, apy, 'APY', entry);
      add('cd', `${entry.productKey}.${termInMonths}.rate`, apr, 'rate', entry);
    }
  }
  for (const entry of inForce(book.file('deposits')?.products ?? [], today)) {
    const key = (minimum: number, name: string) => `${entry.productKey}.${minimum}.${name}`;
    for (const { minimumBalance, apr, apy } of ofZone(entry.zones, defaultZone) ?? []) {
      add('deposits', key(minimumBalance, 'apy'), apy, 'APY', entry);
      add('deposits', key(minimumBalance, 'rate'), apr, 'rate', entry);
    }
    for (const { minimumBalance, apy } of ofZone(entry.bumpRates ?? {}, defaultZone) ?? [])
      add('deposits', key(minimumBalance, 'bumpApy'), apy, 'APY', entry);
  }
}

function credit(book: RateBook, today: string, add: Add): void {
  for (const entry of inForce(book.file('cards')?.products ?? [], today)) {
    const { calculatedMinAPR, calculatedMaxAPR, introCashAdvanceMaxRate, purchasePenaltyRate } = entry;
    const named = { calculatedMinAPR, calculatedMaxAPR, introCashAdvanceMaxRate, purchasePenaltyRate };
    for (const [name, value] of Object.entries({ ...entry.variableData, ...named }))
      add('cards', `${entry.productKey}.${name}`, value, 'APR', entry, offerKey(entry));
    add(
      'cards',
      `${entry.productKey}.annualFeeAmount`,
      entry.annualFeeAmount,
      'dollars',
      entry,
      offerKey(entry),
    );
  }
  for (const entry of inForce(book.file('cash-out-refinance')?.products ?? [], today))
    add(
      'cash-out-refinance',
      `${entry.termInYears}.apr`,
      ofZone(entry.zones, defaultZone) ?? 0,
      'APR',
      entry,
    );
  for (const entry of inForce(book.file('personal-line')?.products ?? [], today)) {
    for (const [index, { calculatedApr }] of (ofZone(entry.zones, defaultZone) ?? []).entries())
      add('personal-line', `${entry.productKey}.${index + 1}.apr`, calculatedApr, 'APR', entry);
  }
}

function mortgages(book: RateBook, today: string, add: Add): void {
  for (const file of ['mortgage-purchase', 'mortgage-refinance'] as const) {
    for (const entry of inForce(book.file(file)?.products ?? [], today)) {
      for (const state of [defaultZone, ...book.zones.states.map(({ stateName }) => stateName)]) {
        const terms = Object.hasOwn(entry.states, state) ? entry.states[state] : entry.states[defaultZone];
        const key = state === defaultZone ? entry.productKey : `${entry.productKey}.${state}`;
        if (!terms) continue;
        add(file, `${key}.rate`, terms.rate, 'rate', entry);
        add(file, `${key}.apr`, terms.apr, 'APR', entry);
      }
    }
  }
}

/**
 * The rates in force on a day that depend on nobody: those of the default zone, and of each state for mortgages. What
 * pages show until the visitor's own rates arrive.
 */
export function knownRates(book: RateBook, today: string): KnownRates {
  const known = Object.create(null) as Record<string, KnownRate>;
  const add: Add = (file, key, value, unit, { effectiveFrom }, offer) => {
    const rate = { value, unit, decimals: decimals(file), asOf: effectiveFrom };
    known[`${file}.${key}`] = offer === undefined ? rate : { ...rate, offer };
  };
  deposits(book, today, add);
  credit(book, today, add);
  mortgages(book, today, add);
  return known;
}

/** The rate file that a key belongs to. */
export const fileOfRate = (key: string): string => key.split('.', 1)[0] ?? '';
