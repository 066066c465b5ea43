import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { referenceNumber: 'Your reference number' },
  es: { referenceNumber: 'Su número de referencia' },
  zh: { referenceNumber: '您的参考编号' },
});
