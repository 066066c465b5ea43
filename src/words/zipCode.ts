import { formWords } from './forms.ts';

/** Words of the zip code prompt, which several sections share. */
export const zipCodeWords = {
  en: {
    errorTitle: formWords.en.errorTitle,
    zipLabel: 'Enter your zip code',
    zipHint: 'Rates depend on where you live.',
    zipButton: 'Show rates',
    zipError: 'Enter the five digits of your zip code',
    zipNotSaved:
      'Your browser blocks cookies, so your zip code cannot be saved. Allow cookies for this site to see the rates.',
  },
  es: {
    errorTitle: formWords.es.errorTitle,
    zipLabel: 'Escriba su código postal',
    zipHint: 'Las tasas dependen de dónde vive.',
    zipButton: 'Ver tasas',
    zipError: 'Escriba los cinco dígitos de su código postal',
    zipNotSaved:
      'Su navegador bloquea las cookies y no se puede guardar su código postal. Permita las cookies de este sitio para ver las tasas.',
  },
  zh: {
    errorTitle: formWords.zh.errorTitle,
    zipLabel: '输入您的邮政编码',
    zipHint: '利率因居住地而异。',
    zipButton: '查看利率',
    zipError: '请输入五位邮政编码',
    zipNotSaved: '您的浏览器阻止了 Cookie，无法保存您的邮政编码。请允许本网站使用 Cookie 以查看利率。',
  },
} as const;
