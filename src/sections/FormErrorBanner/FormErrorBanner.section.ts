import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './FormErrorBanner.schema.ts';
import { FormErrorBanner as View } from './FormErrorBanner.tsx';
import { words } from './FormErrorBanner.words.ts';

export const section = defineSection({
  name: 'FormErrorBanner',
  group: 'Forms and tools',
  summary: 'Says that a form was not sent. Pages with “.error” in their name begin with it automatically.',
  synonyms: ['form error', 'error banner'],
  schema,
  View,
  words,
  formError: 'added',
  examples: {
    /** With the site's words, as on an error page. */
    default: {},
    /** With custom words. */
    ownWords: {
      heading: 'Your request for a call was not sent',
      text: 'Go back and send it once more, or [call us](/contact-us.html).',
    },
    /** In Spanish. */
    spanish: { text: 'Vuelva atrás y envíelo una vez más.' },
  },
  accessibility: [
    'A landmark named by the error; it has focus when the page opens.',
    'It cannot be closed, so that a later error is not hidden by an earlier one.',
  ],
});
