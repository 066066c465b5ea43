import type { Locale } from '#lib/format/locale.ts';

interface AnsweredRatesWords {
  /** For whom the rates of an answer are. `{place}`: a zip code, or the name of a state. */
  readonly zipCode: string;
  readonly state: string;
  /** Nothing is known of where the visitor lives. */
  readonly standard: string;
}

/** What the assistant adds to an answer with rates that depend on where a visitor lives. */
export const answeredRates: Readonly<Record<Locale, AnsweredRatesWords>> = {
  en: {
    zipCode: 'Rates for zip code {place}.',
    state: 'Rates for {place}.',
    standard: 'Standard rates; they may differ where you live.',
  },
  es: {
    zipCode: 'Tasas para el código postal {place}.',
    state: 'Tasas para {place}.',
    standard: 'Tasas estándar; pueden ser otras donde usted vive.',
  },
  zh: {
    zipCode: '以上为邮政编码 {place} 的利率。',
    state: '以上为 {place} 的利率。',
    standard: '以上为标准利率，您所在地区的利率可能不同。',
  },
};
