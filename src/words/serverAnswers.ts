import type { Locale } from '#lib/format/locale.ts';

/** Words of pages that the server writes itself, because the page that was requested could not be sent. */
export const serverAnswers: Readonly<Record<Locale, { readonly title: string; readonly text: string }>> = {
  en: {
    title: 'This page is not available right now',
    text: 'Something went wrong on our side. Please try again in a few minutes.',
  },
  es: {
    title: 'Esta página no está disponible en este momento',
    text: 'Algo falló de nuestro lado. Inténtelo de nuevo en unos minutos.',
  },
  zh: { title: '此页面暂时无法打开', text: '我们的系统出现了问题。请过几分钟再试。' },
};
