import { z } from 'zod';
import { href, inlineText, introFields, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  dialogFor: href().optional().meta({
    title: 'Dialog for',
    description:
      'URL of the opt-out page. Links to it open this section as a dialog if JavaScript is available. If omitted, the form is part of the page.',
  }),
  ...introFields('Names the section.', 'What the email address is used for.'),
  label: plainText().meta({ title: 'Label', description: 'Label of the field, which can be left empty.' }),
  hint: plainText().optional().meta({ title: 'Hint', description: 'What happens without an email address.' }),
  button: plainText().meta({ title: 'Button', description: 'Label of the opt-out button.' }),
  doneHeading: plainText().meta({ title: 'Done', description: 'Heading after the visitor has opted out.' }),
  doneText: inlineText().meta({ title: 'Done text', description: 'What happens next.' }),
  successPage: href().meta({ title: 'Success page', description: 'Confirmation page without JavaScript.' }),
  errorPage: href().meta({
    title: 'Error page',
    description: 'Error page without JavaScript; its name must contain .error.',
  }),
});
export type Props = z.output<typeof schema>;
