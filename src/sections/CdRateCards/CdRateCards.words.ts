import { defineWords } from '#section-kit/defineSection.ts';
import { zipCodeWords } from '#words/zipCode.ts';

export const words = defineWords({
  en: {
    ...zipCodeWords.en,
    annualPercentageYield: 'Annual percentage yield (APY)',
    apy: 'APY',
    asOf: 'Rates as of {date}',
    chooseTerm: 'Term and APY',
    termPlaceholder: 'Choose a term',
    minimumOpening: 'Minimum opening deposit',
    superCardAPYError: 'Choose a term before you continue',
    upTo: 'Up to',
    ratesLoaded: 'Rates for zip code {zip} are shown.',
    defaultNote: 'These are our standard rates. Rates where you live may differ.',
  },
  es: {
    ...zipCodeWords.es,
    annualPercentageYield: 'Rendimiento porcentual anual (APY)',
    apy: 'APY',
    asOf: 'Tasas al {date}',
    chooseTerm: 'Plazo y APY',
    termPlaceholder: 'Elija un plazo',
    minimumOpening: 'Depósito mínimo de apertura',
    superCardAPYError: 'Elija un plazo antes de continuar',
    upTo: 'Hasta',
    ratesLoaded: 'Se muestran las tasas del código postal {zip}.',
    defaultNote: 'Estas son nuestras tasas estándar. Las tasas de su zona pueden ser distintas.',
  },
  zh: {
    ...zipCodeWords.zh,
    annualPercentageYield: '年收益率 (APY)',
    apy: 'APY',
    asOf: '截至{date}的利率',
    chooseTerm: '期限和 APY',
    termPlaceholder: '选择期限',
    minimumOpening: '最低开户金额',
    superCardAPYError: '请先选择期限',
    upTo: '最高',
    ratesLoaded: '现在显示邮政编码 {zip} 的利率。',
    defaultNote: '这些是标准利率，您所在地区的利率可能不同。',
  },
});
