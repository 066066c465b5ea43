import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    compareProduct: 'Product {number}',
    compareRows: 'What is compared',
    compareMore: 'Read more',
    compareHelp: 'About: {row}',
    compareChosen: 'Compared now: {products}',
  },
  es: {
    compareProduct: 'Producto {number}',
    compareRows: 'Qué se compara',
    compareMore: 'Más información',
    compareHelp: 'Acerca de: {row}',
    compareChosen: 'Se comparan ahora: {products}',
  },
  zh: {
    compareProduct: '产品 {number}',
    compareRows: '比较内容',
    compareMore: '了解更多',
    compareHelp: '关于：{row}',
    compareChosen: '正在比较：{products}',
  },
});
