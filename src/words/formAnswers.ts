const en = {
  tooSoon: 'That was very quick. Please check what you entered and send it again.',
};

type FormAnswers = Readonly<Record<keyof typeof en, string>>;

/** What only the server says about a form; browsers do not load these words. */
export const formAnswers: Readonly<Record<'en' | 'es' | 'zh', FormAnswers>> = {
  en,
  es: {
    tooSoon: 'Fue muy rápido. Revise lo que escribió y envíelo de nuevo.',
  },
  zh: {
    tooSoon: '提交得太快了。请检查您填写的内容，然后再次发送。',
  },
};
