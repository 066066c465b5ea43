import { defineWords } from '#section-kit/defineSection.ts';
import { rateWords, zipCodeWords } from '#words/rates.ts';

export const words = defineWords({
  en: { ...zipCodeWords.en, ...rateWords.en, term: 'Term', years: '{years} years', apr: 'Fixed APR' },
  es: { ...zipCodeWords.es, ...rateWords.es, term: 'Plazo', years: '{years} años', apr: 'APR fija' },
  zh: { ...zipCodeWords.zh, ...rateWords.zh, term: '期限', years: '{years} 年', apr: '固定 APR' },
});
