import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    assistantLauncher: 'Ask a question',
    assistantPause: 'Hold the icons still',
    assistantTitle: 'Ask a question',
    assistantIntro:
      'I look for answers on the pages of this site. Please leave out account numbers and passwords.',
    assistantLog: 'Questions and answers',
    assistantField: 'Your question',
    assistantSend: 'Ask',
    assistantClose: 'Close',
    assistantYou: 'You asked',
    assistantLooking: 'Looking for an answer…',
    assistantNothing: 'I found nothing about that on this site. Try other words, or ask a banker.',
    assistantFailed: 'I cannot answer right now. Please try again in a moment.',
  },
  es: {
    assistantLauncher: 'Haga una pregunta',
    assistantPause: 'Detener los iconos',
    assistantTitle: 'Haga una pregunta',
    assistantIntro:
      'Busco respuestas en las páginas de este sitio. Por favor, no escriba números de cuenta ni contraseñas.',
    assistantLog: 'Preguntas y respuestas',
    assistantField: 'Su pregunta',
    assistantSend: 'Preguntar',
    assistantClose: 'Cerrar',
    assistantYou: 'Usted preguntó',
    assistantLooking: 'Buscando una respuesta…',
    assistantNothing:
      'No encontré nada sobre eso en este sitio. Pruebe con otras palabras o pregunte a un asesor.',
    assistantFailed: 'No puedo responder en este momento. Inténtelo de nuevo en un momento.',
  },
  zh: {
    assistantLauncher: '提问',
    assistantPause: '停止图标切换',
    assistantTitle: '提问',
    assistantIntro: '我会在本网站的页面上寻找答案。请不要输入账号或密码。',
    assistantLog: '问题与回答',
    assistantField: '您的问题',
    assistantSend: '提问',
    assistantClose: '关闭',
    assistantYou: '您的提问',
    assistantLooking: '正在寻找答案…',
    assistantNothing: '本网站上没有找到相关内容。请换个说法，或咨询我们的员工。',
    assistantFailed: '目前无法回答，请稍后再试。',
  },
});
