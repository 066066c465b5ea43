import { defineWords } from '#section-kit/defineSection.ts';
import { formWords } from '#words/forms.ts';

const { en, es, zh } = formWords;

/** The message about a failed form, under the key with which a site can override it. */
export const words = defineWords({
  en: { errorOnSubmit: en.errorOnSubmit },
  es: { errorOnSubmit: es.errorOnSubmit },
  zh: { errorOnSubmit: zh.errorOnSubmit },
});
