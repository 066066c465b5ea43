import { defineWords } from '#section-kit/defineSection.ts';
import { formWords } from '#words/forms.ts';

export const words = defineWords(formWords);
