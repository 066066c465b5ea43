import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { utilityLabel: 'Utility', languageLabel: 'Language' },
  es: { utilityLabel: 'Utilidades', languageLabel: 'Idioma' },
  zh: { utilityLabel: '实用链接', languageLabel: '语言' },
});
