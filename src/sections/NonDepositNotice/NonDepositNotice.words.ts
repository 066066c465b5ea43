import { defineWords } from '#section-kit/defineSection.ts';

// 12 CFR 328.5(d) prescribes the first three statements; banks usually add the others. A brand of a credit union has
// other words; see `composer/page/regulators.ts`.
export const words = defineWords({
  en: {
    label: 'About investment and insurance products',
    notInsured: 'Not FDIC insured',
    notDeposits: 'Not deposits',
    mayLoseValue: 'May lose value',
    notGuaranteed: 'Not guaranteed by the bank',
    noAgency: 'Not insured by any federal government agency',
  },
  es: {
    label: 'Sobre los productos de inversión y de seguros',
    notInsured: 'No están asegurados por la FDIC',
    notDeposits: 'No son depósitos',
    mayLoseValue: 'Pueden perder valor',
    notGuaranteed: 'No están garantizados por el banco',
    noAgency: 'No están asegurados por ninguna agencia del gobierno federal',
  },
  zh: {
    label: '关于投资和保险产品',
    notInsured: '不受 FDIC 保险',
    notDeposits: '不是存款',
    mayLoseValue: '可能贬值',
    notGuaranteed: '不受本银行担保',
    noAgency: '不受任何联邦政府机构保险',
  },
});
