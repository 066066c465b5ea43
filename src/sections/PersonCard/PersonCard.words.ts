import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { hours: 'Hours', languages: 'Speaks', nmls: 'NMLS ID {nmls}' },
  es: { hours: 'Horario', languages: 'Habla', nmls: 'Número NMLS {nmls}' },
  zh: { hours: '服务时间', languages: '语言', nmls: 'NMLS 编号 {nmls}' },
});
