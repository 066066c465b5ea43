import { formWords } from '#words/forms.ts';
import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    calculate: 'Calculate payment',
    paymentHeading: 'Your monthly payment',
    paymentFor: '{amount} at {rate} APR for {term} months',
    errorsHeading: 'Please check what you entered',
    errorTitle: formWords.en.errorTitle,
  },
  es: {
    calculate: 'Calcular el pago',
    paymentHeading: 'Su pago mensual',
    paymentFor: '{amount} al {rate} APR durante {term} meses',
    errorsHeading: 'Revise lo que escribió',
    errorTitle: formWords.es.errorTitle,
  },
  zh: {
    calculate: '计算还款额',
    paymentHeading: '您的每月还款额',
    paymentFor: '{amount}，年利率 {rate}，{term} 个月',
    errorsHeading: '请检查您填写的内容',
    errorTitle: formWords.zh.errorTitle,
  },
});
