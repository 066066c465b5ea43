import { z } from 'zod';
import { image, inlineText, introFields, link, plainText, tone, nmlsId } from '#content/fields.ts';

const person = z.strictObject({
  name: plainText().meta({ title: 'Name', description: 'First and last name.' }),
  role: plainText().meta({ title: 'Role', description: 'What the person does, and where.' }),
  image: image().meta({
    title: 'Image',
    description: 'A face in a square. Leave its alt empty: the name is beside it.',
  }),
  text: inlineText()
    .optional()
    .meta({ title: 'Text', description: 'A sentence about what to ask this person.' }),
  languages: plainText()
    .optional()
    .meta({ title: 'Languages', description: 'If more than one: English and Spanish.' }),
  hours: inlineText().meta({ title: 'Hours', description: 'When the person answers, with days.' }),
  nmls: nmlsId(),
  call: link().meta({ title: 'Call', description: 'A link to tel:, such as Call 800-555-0142.' }),
  appointment: link()
    .optional()
    .meta({ title: 'Appointment', description: 'Where to book time with this person.' }),
});

export const schema = z.strictObject({
  ...introFields('Names the people.', 'Introduces them.'),
  people: z.array(person).min(1).max(4).meta({ title: 'People', description: 'One to four.' }),
  tone: tone('the cards'),
});
export type Props = z.output<typeof schema>;
