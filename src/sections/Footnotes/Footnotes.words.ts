import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { footnoteBack: 'Back to the text of note {number}' },
  es: { footnoteBack: 'Volver al texto de la nota {number}' },
  zh: { footnoteBack: '返回正文注 {number}' },
});
