import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { wizardNext: 'Next', wizardBack: 'Back', wizardMissing: 'Choose an answer to go on' },
  es: { wizardNext: 'Siguiente', wizardBack: 'Atrás', wizardMissing: 'Elija una respuesta para seguir' },
  zh: { wizardNext: '下一步', wizardBack: '返回', wizardMissing: '请选择一个答案以继续' },
});
