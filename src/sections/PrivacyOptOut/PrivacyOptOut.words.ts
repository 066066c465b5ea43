import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    errorTitle: 'Error:',
    optOutClose: 'Close',
    optOutInvalid: 'Enter an email such as name@example.com, or leave the field empty',
    optOutFailed: 'Your choice could not be saved. Please try again in a minute.',
  },
  es: {
    errorTitle: 'Error:',
    optOutClose: 'Cerrar',
    optOutInvalid: 'Escriba un correo como nombre@ejemplo.com, o deje el campo vacío',
    optOutFailed: 'No se pudo guardar su decisión. Inténtelo de nuevo en un minuto.',
  },
  zh: {
    errorTitle: '错误：',
    optOutClose: '关闭',
    optOutInvalid: '请输入类似 name@example.com 的电子邮箱，或将此栏留空',
    optOutFailed: '未能保存您的选择。请一分钟后再试。',
  },
});
