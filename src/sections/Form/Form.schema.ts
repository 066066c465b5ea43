import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { inlineText } from '#content/text.ts';
import { formDefinition } from '#forms/definition/formDefinition.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the form.' }),
  level: headingLevel(),
  text: inlineText()
    .optional()
    .meta({ title: 'Text', description: 'What happens to the information that visitors send.' }),
  form: formDefinition().meta({ title: 'Form', description: 'Fields, rules and words of the form.' }),
});
export type Props = z.output<typeof schema>;
