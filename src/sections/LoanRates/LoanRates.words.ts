import { defineWords } from '#section-kit/defineSection.ts';
import { rateFigureWords } from '#words/rates.ts';
import { zipCodeWords } from '#words/zipCode.ts';

export const words = defineWords({
  en: {
    ...zipCodeWords.en,
    ...rateFigureWords.en,
    amount: 'Amount in dollars',
    term: 'Term',
    months: '{months} months',
    credit: 'Your credit',
    autopay: 'I will pay automatically from my account with you',
    yourRate: 'Your rate',
    from: 'Rates start at',
    perMonth: '{payment} a month for {months} months, if you borrow {amount}.',
    noRate: 'We have no rate for this credit, amount and term. You can change them, or ask us.',
    notAnOffer: 'An estimate, not an offer of credit. It does not affect your credit score.',
  },
  es: {
    ...zipCodeWords.es,
    ...rateFigureWords.es,
    amount: 'Cantidad en dólares',
    term: 'Plazo',
    months: '{months} meses',
    credit: 'Su crédito',
    autopay: 'Pagaré automáticamente desde mi cuenta con ustedes',
    yourRate: 'Su tasa',
    from: 'Tasas desde',
    perMonth: '{payment} al mes durante {months} meses, si pide {amount}.',
    noRate: 'No tenemos una tasa para este crédito, cantidad y plazo. Puede cambiarlos o consultarnos.',
    notAnOffer: 'Es un cálculo, no una oferta de crédito. No afecta su puntaje de crédito.',
  },
  zh: {
    ...zipCodeWords.zh,
    ...rateFigureWords.zh,
    amount: '金额（美元）',
    term: '期限',
    months: '{months} 个月',
    credit: '您的信用',
    autopay: '我将从我在贵行的账户自动还款',
    yourRate: '您的利率',
    from: '利率低至',
    perMonth: '若借 {amount}，每月还 {payment}，共 {months} 个月。',
    noRate: '我们没有符合此信用、金额和期限的利率。您可以更改这些信息，或咨询我们。',
    notAnOffer: '仅为估算，并非信贷要约，不影响您的信用评分。',
  },
});
