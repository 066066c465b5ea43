import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    navigationLabel: 'Main',
    menu: 'Menu',
    closeMenu: 'Close menu',
    search: 'Search',
    languageLabel: 'Language',
  },
  es: {
    navigationLabel: 'Principal',
    menu: 'Menú',
    closeMenu: 'Cerrar menú',
    search: 'Buscar',
    languageLabel: 'Idioma',
  },
  zh: {
    navigationLabel: '主导航',
    menu: '菜单',
    closeMenu: '关闭菜单',
    search: '搜索',
    languageLabel: '语言',
  },
});
