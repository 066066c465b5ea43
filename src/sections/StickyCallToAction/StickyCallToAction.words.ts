import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { nextStepLabel: 'Next step' },
  es: { nextStepLabel: 'Siguiente paso' },
  zh: { nextStepLabel: '下一步' },
});
