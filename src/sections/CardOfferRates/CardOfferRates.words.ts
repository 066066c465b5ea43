import { defineWords } from '#section-kit/defineSection.ts';
import { rateWords, zipCodeWords } from '#words/rates.ts';

export const words = defineWords({
  en: {
    ...zipCodeWords.en,
    ...rateWords.en,
    purchases: 'Purchase APR, variable',
    to: 'to',
    annualFee: 'Annual fee',
    cost: 'Rates and fees',
  },
  es: {
    ...zipCodeWords.es,
    ...rateWords.es,
    purchases: 'APR de compras, variable',
    to: 'a',
    annualFee: 'Cuota anual',
    cost: 'Tasas y cargos',
  },
  zh: {
    ...zipCodeWords.zh,
    ...rateWords.zh,
    purchases: '消费 APR（浮动）',
    to: '至',
    annualFee: '年费',
    cost: '利率和费用',
  },
});
