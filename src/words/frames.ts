import type { Locale } from '#lib/format/locale.ts';

const en = {
  frameOptedOut:
    'You have opted out of sharing your data. This part of the page comes from another company, which would learn that you are here.',
  frameShow: 'Show it anyway',
  frameOpen: 'Open on a separate page',
};

/** Words around embedded third-party content. */
export const frameWords: Readonly<Record<Locale, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  es: {
    frameOptedOut:
      'Usted pidió que no se compartan sus datos. Esta parte de la página viene de otra empresa, que sabría que usted está aquí.',
    frameShow: 'Mostrarla de todos modos',
    frameOpen: 'Abrir en otra página',
  },
  zh: {
    frameOptedOut: '您已选择不共享您的数据。页面的这一部分来自另一家公司，显示后该公司会知道您在此处。',
    frameShow: '仍然显示',
    frameOpen: '在单独的页面中打开',
  },
};
