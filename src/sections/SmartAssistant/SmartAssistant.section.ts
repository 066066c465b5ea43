import { showsAssistant } from '#lib/browser/AssistantOfSite.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './SmartAssistant.schema.ts';
import { SmartAssistant as View } from './SmartAssistant.tsx';
import { words } from './SmartAssistant.words.ts';

export const section = defineSection({
  name: 'SmartAssistant',
  group: 'Forms and tools',
  summary:
    'A button in the top bar that opens an assistant, which answers as authors did, or else from the pages of the site.',
  synonyms: ['chat', 'chatbot', 'virtual assistant', 'ask'],
  schema,
  View,
  words,
  // The site's own server only links to its own pages, but one of the bank's gateways may link anywhere.
  bringsLinks: ({ assistant }) => assistant?.gateway !== undefined && showsAssistant(assistant),
  // Without a site's configuration, as in a list of sections, it is shown.
  resolve: (props, { assistant }) => ({
    ...props,
    ...(assistant && { assistant }),
    isShown: assistant === undefined || showsAssistant(assistant),
  }),
  examples: {
    /** The button; the panel opens above the page. */
    default: {
      suggestions: ['How are deposits insured?', 'What does it cost to close a CD early?'],
      help: [
        { text: 'Call 800-555-0142', href: 'tel:+18005550142' },
        { text: 'Write to us', href: '/contact-us.html' },
      ],
    },
    /** Without suggestions. */
    plain: { launcher: 'Need help?', intro: 'Ask anything about our accounts, cards and loans.' },
    /** In Spanish. */
    spanish: { suggestions: ['¿Están asegurados mis depósitos?'] },
  },
  accessibility: [
    'The button has a name at every width; its icons are decorative, do not move for visitors who prefer reduced motion, stop after use, and can be paused with a button.',
    'Opening the panel moves focus to its field; Escape closes it and returns focus to the button.',
    'Questions and answers are announced as they arrive; the field stays in view above a phone’s keyboard.',
    'Without JavaScript nothing is shown.',
  ],
});
