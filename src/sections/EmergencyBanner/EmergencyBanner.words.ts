import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    bannerLabel: 'Important notice',
    bannerClose: 'Close notice',
    bannerHoliday: '{holiday} is on {day}.',
  },
  es: { bannerLabel: 'Aviso importante', bannerClose: 'Cerrar aviso', bannerHoliday: '{holiday}: {day}.' },
  zh: { bannerLabel: '重要通知', bannerClose: '关闭通知', bannerHoliday: '{holiday}：{day}。' },
});
