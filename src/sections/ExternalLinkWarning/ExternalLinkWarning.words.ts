import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    exitHeading: 'You are leaving our website',
    exitText:
      'We do not run the site that this link leads to. Its own privacy and security rules apply there, and we do not answer for what it says or sells.',
    exitTo: 'The link leads to:',
    exitInsecure: 'The way there is not encrypted: others could read what you enter on that site.',
    exitStay: 'Stay here',
    exitGo: 'Continue to the site',
  },
  es: {
    exitHeading: 'Está por salir de nuestro sitio web',
    exitText:
      'No operamos el sitio al que lleva este enlace. Allí rigen sus propias reglas de privacidad y seguridad, y no respondemos por lo que dice o vende.',
    exitTo: 'El enlace lleva a:',
    exitInsecure: 'La conexión no está cifrada: otras personas podrían leer lo que escriba en ese sitio.',
    exitStay: 'Quedarme aquí',
    exitGo: 'Continuar al sitio',
  },
  zh: {
    exitHeading: '您即将离开我们的网站',
    exitText:
      '此链接指向的网站并非由我们运营。该网站适用其自身的隐私和安全规则，我们对其内容或产品不承担责任。',
    exitTo: '链接指向：',
    exitInsecure: '该连接未加密：他人可能读取您在该网站输入的内容。',
    exitStay: '留在本站',
    exitGo: '继续前往',
  },
});
