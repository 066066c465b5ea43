/** Words shared by all lists of articles. */
export const articleWords = {
  en: {
    read: 'Read',
    watch: 'Watch',
    use: 'Use the tool',
    minutes: '{minutes} min',
    paginationLabel: 'Pages of articles',
    previousPage: 'Previous',
    nextPage: 'Next',
    pageNumber: 'Page {page}',
  },
  es: {
    read: 'Leer',
    watch: 'Ver',
    use: 'Usar la herramienta',
    minutes: 'unos {minutes} min',
    paginationLabel: 'Páginas de artículos',
    previousPage: 'Anterior',
    nextPage: 'Siguiente',
    pageNumber: 'Página {page}',
  },
  zh: {
    read: '阅读',
    watch: '观看',
    use: '使用工具',
    minutes: '{minutes} 分钟',
    paginationLabel: '文章页',
    previousPage: '上一页',
    nextPage: '下一页',
    pageNumber: '第 {page} 页',
  },
} as const;
