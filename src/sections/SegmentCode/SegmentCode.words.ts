import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    segmentNeedsScript: 'The code can only be applied here with JavaScript. Please tell us when you call.',
  },
  es: { segmentNeedsScript: 'El código solo se puede aplicar aquí con JavaScript. Díganoslo cuando llame.' },
  zh: { segmentNeedsScript: '只有启用 JavaScript 才能在此使用代码。致电时请告诉我们。' },
});
