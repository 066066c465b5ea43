import { z } from 'zod';
import { introFields, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  ...introFields('Names the section.', 'Where visitors find the code.'),
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
