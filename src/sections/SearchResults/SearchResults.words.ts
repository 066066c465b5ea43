import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    oneResultFor: 'One result for “{term}”',
    resultsFor: '{total} results for “{term}”',
    noResultsFor: 'No results for “{term}”',
    didYouMean: 'Did you mean',
    recommended: 'Recommended',
    related: 'Related searches',
    searching: 'Searching…',
    paginationLabel: 'Pages of results',
    previousPage: 'Previous',
    nextPage: 'Next',
    pageNumber: 'Page {page}',
    scriptNeeded:
      'Search results need JavaScript. The links at the foot of the page lead to every part of the site.',
  },
  es: {
    oneResultFor: 'Un resultado para «{term}»',
    resultsFor: '{total} resultados para «{term}»',
    noResultsFor: 'No hay resultados para «{term}»',
    didYouMean: 'Quizá quiso decir',
    recommended: 'Recomendado',
    related: 'Búsquedas relacionadas',
    searching: 'Buscando…',
    paginationLabel: 'Páginas de resultados',
    previousPage: 'Anterior',
    nextPage: 'Siguiente',
    pageNumber: 'Página {page}',
    scriptNeeded:
      'Los resultados necesitan JavaScript. Los enlaces al pie llevan a todas las partes del sitio.',
  },
  zh: {
    oneResultFor: '“{term}”的 1 条结果',
    resultsFor: '“{term}”的 {total} 条结果',
    noResultsFor: '没有找到“{term}”',
    didYouMean: '您是不是要找',
    recommended: '推荐',
    related: '相关搜索',
    searching: '正在搜索…',
    paginationLabel: '结果页',
    previousPage: '上一页',
    nextPage: '下一页',
    pageNumber: '第 {page} 页',
    scriptNeeded: '搜索结果需要 JavaScript。页脚的链接可通往网站各处。',
  },
});
