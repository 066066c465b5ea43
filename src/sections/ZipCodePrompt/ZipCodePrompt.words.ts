import { defineWords } from '#section-kit/defineSection.ts';
import { zipCodeWords } from '#words/rates.ts';

export const words = defineWords({
  en: { ...zipCodeWords.en, zipCurrent: 'Your zip code: {zip}.' },
  es: { ...zipCodeWords.es, zipCurrent: 'Su código postal: {zip}.' },
  zh: { ...zipCodeWords.zh, zipCurrent: '您的邮政编码：{zip}。' },
});
