import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { referenceNumber: 'Your reference number', sent: 'What you sent us', sentMark: 'Sent:' },
  es: { referenceNumber: 'Su número de referencia', sent: 'Lo que nos envió', sentMark: 'Enviado:' },
  zh: { referenceNumber: '您的参考编号', sent: '您提交的内容', sentMark: '已提交：' },
});
