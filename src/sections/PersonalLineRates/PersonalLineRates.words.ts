import { defineWords } from '#section-kit/defineSection.ts';
import { rateWords, zipCodeWords } from '#words/rates.ts';

export const words = defineWords({
  en: { ...zipCodeWords.en, ...rateWords.en, limit: 'Credit limit', apr: 'Variable APR' },
  es: { ...zipCodeWords.es, ...rateWords.es, limit: 'Límite de crédito', apr: 'APR variable' },
  zh: { ...zipCodeWords.zh, ...rateWords.zh, limit: '信用额度', apr: '浮动 APR' },
});
