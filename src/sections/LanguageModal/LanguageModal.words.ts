import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    languageHeading: 'Continue in Spanish?',
    languageText:
      'Much of our site is in Spanish. Some documents, agreements and online banking are in English only.',
    languageStay: 'Stay in English',
    languageGo: 'Continue in Spanish',
  },
  es: {
    languageHeading: 'Está en nuestro sitio en español',
    languageText:
      'Gran parte de nuestro sitio está en español. Algunos documentos, contratos y la banca en línea solo están en inglés.',
    languageStay: 'Continuar en español',
    languageGo: 'Ver el sitio en inglés',
  },
  zh: {
    languageHeading: '要切换到西班牙语吗？',
    languageText: '我们的网站大部分内容有西班牙语版本。部分文件、协议和网上银行仅提供英语版本。',
    languageStay: '留在本页',
    languageGo: '切换到西班牙语',
  },
});
