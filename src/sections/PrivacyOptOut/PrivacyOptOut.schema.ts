import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { href } from '#content/link.ts';
import { inlineText, plainText } from '#content/text.ts';

export const schema = z.strictObject({
  dialogFor: href().optional().meta({
    title: 'Dialog for',
    description:
      'Address of the page that opts out: links to it open this as a dialog where JavaScript runs. Without it the form stands in the page.',
  }),
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'What the e-mail is for.' }),
  label: plainText().meta({ title: 'Label', description: 'Names the field, which may stay empty.' }),
  hint: plainText().optional().meta({ title: 'Hint', description: 'What is the same without an e-mail.' }),
  button: plainText().meta({ title: 'Button', description: 'Opts out.' }),
  doneHeading: plainText().meta({ title: 'Done', description: 'Heading once the visitor is opted out.' }),
  doneText: inlineText().meta({ title: 'Done text', description: 'What happens then.' }),
  successPage: href().meta({
    title: 'Success page',
    description: 'Page that says the same without JavaScript.',
  }),
  errorPage: href().meta({
    title: 'Error page',
    description: 'Page with .error in its name for what failed without JavaScript.',
  }),
});
export type Props = z.output<typeof schema>;
