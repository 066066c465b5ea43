import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './StickyCallToAction.schema.ts';
import { StickyCallToAction as View } from './StickyCallToAction.tsx';
import { words } from './StickyCallToAction.words.ts';

export const section = defineSection({
  name: 'StickyCallToAction',
  group: 'Page frame',
  summary:
    'Keeps the page’s main action in view until the disclosures or the end, wherever it is in the file.',
  synonyms: ['call to action', 'CTA', 'sticky bar', 'apply bar'],
  schema,
  View,
  sticky: 'bar',
  words,
  examples: {
    /** A sticky bar with text and an action. */
    default: { text: 'Lock in today’s rate', action: { text: 'Open a CD', href: '/contact-us.html' } },
    /** Only the action. */
    actionOnly: { action: { text: 'Talk to a banker', href: '/contact-us.html' } },
    /** In Spanish. */
    spanish: { text: 'Asegure la tasa de hoy', action: { text: 'Abrir un CD', href: '/es/' } },
  },
  accessibility: [
    'The bar never covers the focused element: scrolling leaves room for it.',
    'It is shown once the banner or the header is scrolled past, and stays while it has focus.',
    'While hidden it cannot be reached by keyboard.',
  ],
});
