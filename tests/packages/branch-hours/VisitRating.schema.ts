import { defineWords, plainText } from 'portico';
import { z } from 'zod';

export const schema = z.strictObject({
  question: plainText().meta({ title: 'Question', description: 'What visitors are asked.' }),
  answers: z.array(plainText()).min(2).meta({ title: 'Answers', description: 'What they can say.' }),
});
export type Props = z.output<typeof schema>;

export const words = defineWords({
  en: { thanks: 'Thank you: {answer}' },
  es: { thanks: 'Gracias: {answer}' },
  zh: { thanks: '谢谢：{answer}' },
});
