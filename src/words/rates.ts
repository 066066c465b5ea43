import { formWords } from './forms.ts';

/** Words of the zip code prompt, which several sections share. */
export const zipCodeWords = {
  en: {
    errorTitle: formWords.en.errorTitle,
    zipLabel: 'Enter your zip code',
    zipHint: 'Rates depend on where you live.',
    zipButton: 'Show rates',
    zipError: 'Enter the five digits of your zip code',
    zipNotFound: 'We don’t know the zip code {zip}. Check its five digits.',
    zipNotSaved:
      'Your browser blocks cookies, so your zip code cannot be saved. Allow cookies for this site to see the rates.',
  },
  es: {
    errorTitle: formWords.es.errorTitle,
    zipLabel: 'Escriba su código postal',
    zipHint: 'Las tasas dependen de dónde vive.',
    zipButton: 'Ver tasas',
    zipError: 'Escriba los cinco dígitos de su código postal',
    zipNotFound: 'No conocemos el código postal {zip}. Revise sus cinco dígitos.',
    zipNotSaved:
      'Su navegador bloquea las cookies y no se puede guardar su código postal. Permita las cookies de este sitio para ver las tasas.',
  },
  zh: {
    errorTitle: formWords.zh.errorTitle,
    zipLabel: '输入您的邮政编码',
    zipHint: '利率因居住地而异。',
    zipButton: '查看利率',
    zipError: '请输入五位邮政编码',
    zipNotFound: '找不到邮政编码 {zip}，请检查这五位数字。',
    zipNotSaved: '您的浏览器阻止了 Cookie，无法保存您的邮政编码。请允许本网站使用 Cookie 以查看利率。',
  },
} as const;

/** Words for a single rate figure. */
export const rateFigureWords = {
  en: {
    annualPercentageRate: 'Annual percentage rate (APR)',
    asOf: 'Rates as of {date}',
    rateUnavailable: 'Not available right now',
    rateLoading: 'Loading',
  },
  es: {
    annualPercentageRate: 'Tasa porcentual anual (APR)',
    asOf: 'Tasas al {date}',
    rateUnavailable: 'No disponible en este momento',
    rateLoading: 'Cargando',
  },
  zh: {
    annualPercentageRate: '年利率 (APR)',
    asOf: '截至{date}的利率',
    rateUnavailable: '暂时无法提供',
    rateLoading: '正在加载',
  },
} as const;

/** Words shared by all sections with a table of rates. */
export const rateWords = {
  en: {
    ...rateFigureWords.en,
    annualPercentageYield: 'Annual percentage yield (APY)',
    interestRate: 'Interest rate',
    ratesLoaded: 'Rates for zip code {zip} are shown.',
    ratesUpdated: 'Rates were updated.',
    ratesChosen: 'Rates for {choice} are shown.',
    ratesDefault: 'These are our standard rates. Rates where you live may differ.',
    ratesSnapshot: 'These are our standard rates.',
    ratesFailed: 'The newest rates could not be loaded. These are our standard rates of {date}.',
    ratesMissing: 'These rates are not available right now. Please try again later, or ask us.',
    ratesPartly: 'Those marked “—” are not available right now.',
    ratesOwn: 'For the other products, these are our standard rates of {date}.',
    ratesStandard: 'Our standard rates of {date}',
  },
  es: {
    ...rateFigureWords.es,
    annualPercentageYield: 'Rendimiento porcentual anual (APY)',
    interestRate: 'Tasa de interés',
    ratesLoaded: 'Se muestran las tasas del código postal {zip}.',
    ratesUpdated: 'Las tasas se actualizaron.',
    ratesChosen: 'Se muestran las tasas de {choice}.',
    ratesDefault: 'Estas son nuestras tasas estándar. Las de su zona pueden ser distintas.',
    ratesSnapshot: 'Estas son nuestras tasas estándar.',
    ratesFailed:
      'No se pudieron cargar las tasas más recientes. Estas son nuestras tasas estándar del {date}.',
    ratesMissing: 'Estas tasas no están disponibles en este momento. Inténtelo más tarde o consúltenos.',
    ratesPartly: 'Las marcadas con “—” no están disponibles en este momento.',
    ratesOwn: 'Para los demás productos, estas son nuestras tasas estándar del {date}.',
    ratesStandard: 'Nuestras tasas estándar del {date}',
  },
  zh: {
    ...rateFigureWords.zh,
    annualPercentageYield: '年收益率 (APY)',
    interestRate: '利率',
    ratesLoaded: '现在显示邮政编码 {zip} 的利率。',
    ratesUpdated: '利率已更新。',
    ratesChosen: '现在显示{choice}的利率。',
    ratesDefault: '这些是标准利率，您所在地区的利率可能不同。',
    ratesSnapshot: '这些是标准利率。',
    ratesFailed: '无法加载最新利率。这些是{date}的标准利率。',
    ratesMissing: '暂时无法提供这些利率，请稍后再试或向我们咨询。',
    ratesPartly: '标有“—”的利率暂时无法提供。',
    ratesOwn: '其他产品显示的是{date}的标准利率。',
    ratesStandard: '{date}的标准利率',
  },
} as const;
