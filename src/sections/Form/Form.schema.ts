import { z } from 'zod';
import { introFields } from '#content/fields.ts';
import { formDefinition } from '#forms/definition/formDefinition.ts';

export const schema = z.strictObject({
  ...introFields('Names the form.', 'What happens to the information that visitors send.'),
  form: formDefinition().meta({ title: 'Form', description: 'Fields, rules and words of the form.' }),
});
export type Props = z.output<typeof schema>;
