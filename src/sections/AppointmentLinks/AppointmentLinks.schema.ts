import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { link } from '#content/link.ts';
import { inlineText } from '#content/text.ts';
import { bankingTypes } from '#data/appointments.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'What an appointment is for.' }),
  externalIdCookie: z.enum(['external_id', 'riblpid', 'mid']).default('external_id').meta({
    title: 'Cookie',
    description: 'Holds the id by which the scheduling tool knows the visitor.',
  }),
  appointments: z
    .array(
      z.strictObject({
        bankingType: z
          .enum(bankingTypes)
          .meta({ title: 'Banking', description: 'pb for personal, bb for business banking.' }),
        link: link().meta({
          title: 'Button',
          description: 'Its target is for visitors whom the scheduling tool cannot be named.',
        }),
        text: inlineText().optional().meta({ title: 'Text', description: 'Beside the button: who answers.' }),
      }),
    )
    .min(1)
    .max(4)
    .meta({ title: 'Appointments', description: 'A button for each.' }),
});
export type Props = z.output<typeof schema>;
