import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { breadcrumbLabel: 'Breadcrumb' },
  es: { breadcrumbLabel: 'Ruta de navegación' },
  zh: { breadcrumbLabel: '导航路径' },
});
