import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './CopyLinkButton.schema.ts';
import { CopyLinkButton as View } from './CopyLinkButton.tsx';
import { words } from './CopyLinkButton.words.ts';

export const section = defineSection({
  name: 'CopyLinkButton',
  group: 'Forms and tools',
  summary: 'A button that copies a link to the page, or another link.',
  synonyms: ['share', 'copy link', 'share link', 'permalink'],
  schema,
  View,
  words,
  examples: {
    /** Copies the address of the page. */
    default: {},
    /** Copies the address of one answer, with the author’s label. */
    anchor: { label: 'Copy a link to these rates', href: '#rates' },
    /** In Spanish. */
    spanish: { label: 'Copiar el enlace de esta página' },
  },
  accessibility: [
    'The result is announced and shown next to the button.',
    'Where the browser does not allow copying, the link itself is shown, selected and announced.',
  ],
});
