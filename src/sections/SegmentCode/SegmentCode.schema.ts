import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { inlineText, plainText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'Where the visitor finds the code.' }),
  label: plainText().meta({ title: 'Label', description: 'Names the field: “Code from your letter”.' }),
  button: plainText().meta({ title: 'Button', description: 'Applies the code.' }),
  errorText: plainText().meta({
    title: 'Error',
    description: 'What is shown for a code that is too short or has other signs than letters and digits.',
  }),
  appliedText: plainText().meta({
    title: 'Applied',
    description: 'What is said once the code is kept; the code follows: “Your offer code:”.',
  }),
});
export type Props = z.output<typeof schema>;
