import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './HelpFrame.schema.ts';
import { HelpFrame as View } from './HelpFrame.tsx';
import { words } from './HelpFrame.words.ts';

export const section = defineSection({
  name: 'HelpFrame',
  group: 'Forms and tools',
  summary: 'The bank’s help service in a frame; it receives the id of the visitor.',
  synonyms: ['help iframe', 'support frame', 'help widget'],
  schema,
  View,
  words,
  examples: {
    /** With a description of the service. */
    default: {
      heading: 'Answers to common questions',
      text: 'Choose a question; the answer is below it.',
      src: '/svt/elmstone/demo/help',
      title: 'Common questions',
      height: 320,
    },
    /** In Spanish. */
    spanish: {
      heading: 'Respuestas a preguntas frecuentes',
      src: '/svt/elmstone/demo/help?lang=es',
      title: 'Preguntas frecuentes',
    },
  },
  accessibility: [
    'The frame has a name, and a link below it opens the help in a separate page.',
    'It resizes with its page, so that nothing is cut off.',
  ],
});
