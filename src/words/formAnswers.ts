import type { Locale } from '#lib/format/locale.ts';

const en = {
  tooSoon: 'That was very quick. Please check what you entered and send it again.',
  sendAgain: 'One more step: please send the form again. That shows us that it comes from a person.',
  changed:
    'This form has changed since you opened it. Your answers are still here: please check them and send it again.',
  noLongerAsked: 'It no longer asks for what you wrote here:',
  rate: 'Rate',
};

type FormAnswers = Readonly<Record<keyof typeof en, string>>;

/** Words about forms that only the server uses; browsers do not load them. */
export const formAnswers: Readonly<Record<Locale, FormAnswers>> = {
  en,
  es: {
    tooSoon: 'Fue muy rápido. Revise lo que escribió y envíelo de nuevo.',
    sendAgain: 'Un paso más: envíe otra vez el formulario. Así sabemos que viene de una persona.',
    changed:
      'Este formulario cambió desde que lo abrió. Sus respuestas siguen aquí: revíselas y envíelo de nuevo.',
    noLongerAsked: 'Ya no pide lo que escribió aquí:',
    rate: 'Tasa',
  },
  zh: {
    tooSoon: '提交得太快了。请检查您填写的内容，然后再次发送。',
    sendAgain: '还差一步：请再次提交此表单，以便我们确认它由真人填写。',
    changed: '此表单在您打开之后已更改。您的回答仍在，请检查后再次发送。',
    noLongerAsked: '表单不再需要您填写的以下内容：',
    rate: '利率',
  },
};
