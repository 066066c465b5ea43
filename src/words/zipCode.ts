import { formWords } from './forms.ts';

/** Words of the zip code prompt, which several sections share. */
export const zipCodeWords = {
  en: {
    errorTitle: formWords.en.errorTitle,
    zipLabel: 'Enter your zip code',
    zipHint: 'Rates depend on where you live.',
    zipButton: 'Show rates',
    zipError: 'Enter the five digits of your zip code',
  },
  es: {
    errorTitle: formWords.es.errorTitle,
    zipLabel: 'Escriba su código postal',
    zipHint: 'Las tasas dependen de dónde vive.',
    zipButton: 'Ver tasas',
    zipError: 'Escriba los cinco dígitos de su código postal',
  },
  zh: {
    errorTitle: formWords.zh.errorTitle,
    zipLabel: '输入您的邮政编码',
    zipHint: '利率因居住地而异。',
    zipButton: '查看利率',
    zipError: '请输入五位邮政编码',
  },
} as const;
