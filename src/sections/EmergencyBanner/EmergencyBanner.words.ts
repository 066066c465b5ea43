import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { bannerLabel: 'Important notice', bannerClose: 'Close notice' },
  es: { bannerLabel: 'Aviso importante', bannerClose: 'Cerrar aviso' },
  zh: { bannerLabel: '重要通知', bannerClose: '关闭通知' },
});
