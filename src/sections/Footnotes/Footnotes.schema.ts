import { z } from 'zod';
import { footnoteKey, headingLevel, plainText, richText } from '#content/fields.ts';

const note = z.strictObject({
  key: footnoteKey().meta({
    title: 'Key',
    description: 'The word between [^ and ] in the text that refers to this note.',
  }),
  text: richText().meta({ title: 'Text', description: 'The note itself.' }),
});

export const schema = z.strictObject({
  heading: plainText().meta({ title: 'Heading', description: 'Names the notes, such as Disclosures.' }),
  level: headingLevel(),
  notes: z.array(note).min(1).meta({
    title: 'Notes',
    description: 'In any order; they are numbered in the order that the page refers to them.',
  }),
  text: richText()
    .optional()
    .meta({ title: 'Text', description: 'Disclosures without a reference in the text.' }),
});
export type Props = z.output<typeof schema>;
