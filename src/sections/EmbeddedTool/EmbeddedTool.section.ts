import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './EmbeddedTool.schema.ts';
import { EmbeddedTool as View } from './EmbeddedTool.tsx';
import { words } from './EmbeddedTool.words.ts';

export const section = defineSection({
  name: 'EmbeddedTool',
  group: 'Forms and tools',
  summary: 'An external calculator or other tool in a frame.',
  synonyms: ['iframe', 'embed', 'widget', 'third-party tool'],
  schema,
  View,
  warnings: ({ url }) =>
    url === undefined
      ? [
          {
            path: [],
            message: 'Without “url”, visitors stay on this page when the tool says that they are done.',
            hint: 'Set “url” to the page that comes next, such as an application.',
          },
        ]
      : [],
  words,
  examples: {
    /** A tool that opens the next page on completion. */
    default: {
      heading: 'How much home can you afford?',
      text: 'Two numbers are enough for a first answer. Nothing that you enter leaves your browser.',
      src: '/svt/elmstone/demo/affordability',
      title: 'Affordability tool',
      height: 420,
      url: '/mortgage/consultant',
    },
    /** Only the tool. */
    bare: { heading: 'Budget', src: '/svt/elmstone/demo/affordability', title: 'Budget tool' },
    /** In Spanish. */
    spanish: {
      heading: '¿Cuánto puede pagar por una casa?',
      src: '/svt/elmstone/demo/affordability',
      title: 'Herramienta de presupuesto',
    },
  },
  accessibility: [
    'The frame has a name, and a link below it opens the tool in a separate page.',
    'It resizes with the tool, so that nothing is cut off.',
    'Scrolling to it is not animated for visitors who prefer reduced motion.',
  ],
});
