import { defineWords } from '#section-kit/defineSection.ts';
import { peopleWords } from '#words/people.ts';

export const words = defineWords({
  en: { hours: 'Hours', languages: 'Speaks', ...peopleWords.en },
  es: { hours: 'Horario', languages: 'Habla', ...peopleWords.es },
  zh: { hours: '服务时间', languages: '语言', ...peopleWords.zh },
});
