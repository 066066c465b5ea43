import { defineWords } from '#section-kit/defineSection.ts';
import { formWords } from '#words/forms.ts';

const { en, es, zh } = formWords;

/** The words of a form that was not sent, under the key that a site changes them by. */
export const words = defineWords({
  en: { errorOnSubmit: en.errorOnSubmit },
  es: { errorOnSubmit: es.errorOnSubmit },
  zh: { errorOnSubmit: zh.errorOnSubmit },
});
