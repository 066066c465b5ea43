import { defineWords } from '#section-kit/defineSection.ts';
import { articleWords } from '#words/articles.ts';

export const words = defineWords({
  en: { ...articleWords.en, viewMore: 'View more articles' },
  es: { ...articleWords.es, viewMore: 'Ver más artículos' },
  zh: { ...articleWords.zh, viewMore: '查看更多文章' },
});
