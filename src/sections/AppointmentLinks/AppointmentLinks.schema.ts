import { z } from 'zod';
import { inlineText, introFields, link } from '#content/fields.ts';
import { bankingTypes } from '#data/appointments.ts';

export const schema = z.strictObject({
  ...introFields('Names the section.', 'What an appointment is for.'),
  externalIdCookie: z.enum(['external_id', 'riblpid', 'mid']).default('external_id').meta({
    title: 'Cookie',
    description: 'Contains the id that identifies the visitor to the scheduling tool.',
  }),
  appointments: z
    .array(
      z.strictObject({
        bankingType: z
          .enum(bankingTypes)
          .meta({ title: 'Banking', description: 'pb for personal, bb for business banking.' }),
        link: link().meta({
          title: 'Button',
          description: 'Its target is the fallback when the address of the scheduling tool is unknown.',
        }),
        text: inlineText()
          .optional()
          .meta({ title: 'Text', description: 'Shown next to the button: who will answer.' }),
      }),
    )
    .min(1)
    .max(4)
    .meta({ title: 'Appointments', description: 'One button for each.' }),
});
export type Props = z.output<typeof schema>;
