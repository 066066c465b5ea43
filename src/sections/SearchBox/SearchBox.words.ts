import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    searchButton: 'Search',
    suggestionsLabel: 'Suggestions',
    oneSuggestion: 'One suggestion',
    suggestionsCount: '{count} suggestions',
    noSuggestions: 'No suggestions for “{term}”',
    searchCleared: 'Search cleared',
  },
  es: {
    searchButton: 'Buscar',
    suggestionsLabel: 'Sugerencias',
    oneSuggestion: 'Una sugerencia',
    suggestionsCount: '{count} sugerencias',
    noSuggestions: 'No hay sugerencias para «{term}»',
    searchCleared: 'Búsqueda borrada',
  },
  zh: {
    searchButton: '搜索',
    suggestionsLabel: '建议',
    oneSuggestion: '1 条建议',
    suggestionsCount: '{count} 条建议',
    noSuggestions: '没有关于“{term}”的建议',
    searchCleared: '搜索已清除',
  },
});
