import { z } from 'zod';
import { anchorId } from '#content/link.ts';
import { plainText, richText } from '#content/text.ts';

export const schema = z.strictObject({
  panelId: anchorId().meta({ title: 'Id', description: 'A link to #id opens the panel.' }),
  showLabel: plainText().meta({ title: 'Show', description: 'Words that open the panel: “Show all fees”.' }),
  hideLabel: plainText().meta({ title: 'Hide', description: 'Words that close it: “Hide the fees”.' }),
  text: richText().meta({ title: 'Text', description: 'What the panel holds.' }),
  open: z
    .boolean()
    .default(false)
    .meta({ title: 'Open', description: 'True shows the panel when the page arrives.' }),
});
export type Props = z.output<typeof schema>;
