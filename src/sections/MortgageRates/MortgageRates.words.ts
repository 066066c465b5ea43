import { defineWords } from '#section-kit/defineSection.ts';
import { rateWords, zipCodeWords } from '#words/rates.ts';

export const words = defineWords({
  en: { ...zipCodeWords.en, ...rateWords.en, state: 'State', loan: 'Loan', rate: 'Rate', points: 'Points' },
  es: {
    ...zipCodeWords.es,
    ...rateWords.es,
    state: 'Estado',
    loan: 'Préstamo',
    rate: 'Tasa',
    points: 'Puntos',
  },
  zh: { ...zipCodeWords.zh, ...rateWords.zh, state: '州', loan: '贷款', rate: '利率', points: '点数' },
});
