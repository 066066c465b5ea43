import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { previousStep: 'Previous: {step}', nextStep: 'Next: {step}' },
  es: { previousStep: 'Anterior: {step}', nextStep: 'Siguiente: {step}' },
  zh: { previousStep: '上一步：{step}', nextStep: '下一步：{step}' },
});
