import { defineWords } from '#section-kit/defineSection.ts';
import { zipCodeWords } from '#words/rates.ts';

export const words = defineWords({
  en: { ...zipCodeWords.en, zipCurrent: 'Rates are shown for zip code {zip}.' },
  es: { ...zipCodeWords.es, zipCurrent: 'Tasas del código postal {zip}.' },
  zh: { ...zipCodeWords.zh, zipCurrent: '显示邮政编码 {zip} 的利率。' },
});
