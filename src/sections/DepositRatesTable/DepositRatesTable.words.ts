import { defineWords } from '#section-kit/defineSection.ts';
import { rateWords, zipCodeWords } from '#words/rates.ts';

export const words = defineWords({
  en: {
    ...zipCodeWords.en,
    ...rateWords.en,
    balance: 'Balance',
    rate: 'Rate',
    minimumOpening: 'Minimum opening deposit',
    maintenanceFee: 'Monthly maintenance fee',
    disclosures: 'Terms of this account',
  },
  es: {
    ...zipCodeWords.es,
    ...rateWords.es,
    balance: 'Saldo',
    rate: 'Tasa',
    minimumOpening: 'Depósito mínimo de apertura',
    maintenanceFee: 'Cargo mensual por mantenimiento',
    disclosures: 'Condiciones de esta cuenta',
  },
  zh: {
    ...zipCodeWords.zh,
    ...rateWords.zh,
    balance: '余额',
    rate: '利率',
    minimumOpening: '最低开户金额',
    maintenanceFee: '每月账户管理费',
    disclosures: '该账户的条款',
  },
});
