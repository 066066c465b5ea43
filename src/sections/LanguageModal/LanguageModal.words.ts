import { defineWords } from '#section-kit/defineSection.ts';

/** The question for Spanish is asked in Spanish, on pages of every other language. */
const inSpanish = {
  languageHeading: '¿Desea continuar en español?',
  languageText:
    'Gran parte de nuestro sitio está en español. Algunos documentos, contratos y la banca en línea solo están en inglés.',
  languageHome: 'Esta página todavía no está en español. Le llevamos a la página de inicio en español.',
  languageGo: 'Continuar en español',
};

export const words = defineWords({
  en: { ...inSpanish, languageStay: 'Stay in English' },
  es: {
    languageHeading: 'Está en nuestro sitio en español',
    languageText: inSpanish.languageText,
    languageHome: 'This page is not in English yet. We take you to the home page in English.',
    languageStay: 'Continuar en español',
    languageGo: 'Continue in English',
  },
  zh: { ...inSpanish, languageStay: '继续使用中文' },
});
