import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { referenceNumber: 'Your reference number', sent: 'What you sent us' },
  es: { referenceNumber: 'Su número de referencia', sent: 'Lo que nos envió' },
  zh: { referenceNumber: '您的参考编号', sent: '您提交的内容' },
});
