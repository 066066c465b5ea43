import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { inlineText, plainText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'Where visitors find the code.' }),
  label: plainText().meta({
    title: 'Label',
    description: 'Label of the field, such as “Code from your letter”.',
  }),
  button: plainText().meta({ title: 'Button', description: 'Label of the button that applies the code.' }),
  errorText: plainText().meta({
    title: 'Error',
    description: 'Shown for a code that is too short or contains anything other than letters and digits.',
  }),
  appliedText: plainText().meta({
    title: 'Applied',
    description: 'Shown before the saved code, such as “Your offer code:”.',
  }),
});
export type Props = z.output<typeof schema>;
