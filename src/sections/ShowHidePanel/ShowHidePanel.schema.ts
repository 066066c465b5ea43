import { z } from 'zod';
import { anchorId, flag, plainText, richText } from '#content/fields.ts';

export const schema = z.strictObject({
  panelId: anchorId().meta({ title: 'Id', description: 'A link to #id opens the panel.' }),
  showLabel: plainText().meta({
    title: 'Show',
    description: 'Label that opens the panel, such as “Show all fees”.',
  }),
  hideLabel: plainText().meta({
    title: 'Hide',
    description: 'Label that closes the panel, such as “Hide the fees”.',
  }),
  text: richText().meta({ title: 'Text', description: 'Content of the panel.' }),
  open: flag('Open', 'If true, the panel is initially open.'),
});
export type Props = z.output<typeof schema>;
