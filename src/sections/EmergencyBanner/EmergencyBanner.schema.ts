import { z } from 'zod';
import { anchorId, inlineText, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  bannerId: anchorId().meta({
    title: 'Banner id',
    description:
      'A visitor who closes the banner does not see this id again in the session. Change the id for each new message.',
  }),
  severity: z
    .enum(['information', 'warning', 'emergency'])
    .default('warning')
    .meta({ title: 'Severity', description: 'How urgent the message is.' }),
  beforeHolidays: z.int().min(0).max(30).optional().meta({
    title: 'Days before a holiday',
    description:
      'Shows the banner only on the `branchHolidays` of the site and this many days before each, with its name and date.',
  }),
  heading: plainText().meta({ title: 'Heading', description: 'The message in a few words.' }),
  text: inlineText().optional().meta({ title: 'Text', description: 'What to do, with a link to details.' }),
});
export type Props = z.output<typeof schema>;
