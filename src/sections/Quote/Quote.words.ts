import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { illustration: 'Illustration: this person and these words are made up.' },
  es: { illustration: 'Ilustración: esta persona y estas palabras son inventadas.' },
  zh: { illustration: '示意：此人物和言论均为虚构。' },
});
