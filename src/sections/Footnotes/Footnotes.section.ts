import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './Footnotes.schema.ts';
import { Footnotes as View } from './Footnotes.tsx';
import { words } from './Footnotes.words.ts';

export const section = defineSection({
  name: 'Footnotes',
  group: 'Text and media',
  summary: 'The notes and disclosures that references in the page’s text point to.',
  synonyms: ['disclosures', 'notes', 'fine print', 'legal notes'],
  schema,
  View,
  words,
  sticky: 'stop',
  resolve: (props, page) => {
    const place = (key: string) => {
      const index = page.footnotes.indexOf(key);
      return index < 0 ? page.footnotes.length : index;
    };
    return { ...props, notes: props.notes.toSorted((one, other) => place(one.key) - place(other.key)) };
  },
  examples: {
    /** Several notes with links back to their references. */
    default: {
      heading: 'Disclosures',
      notes: [
        {
          key: 'apy',
          text: 'The **annual percentage yield** assumes that interest stays on deposit until maturity. A withdrawal reduces earnings.',
        },
        { key: 'minimum', text: 'The minimum opening deposit is $1,000.' },
      ],
      text: 'Rates are offered by Elmstone Bank and may change before you open an account.',
    },
    /** A single footnote. */
    single: {
      heading: 'Note',
      level: 3,
      notes: [{ key: 'fees', text: 'Fees could reduce earnings on the account.' }],
    },
    /** In Spanish. */
    spanish: {
      heading: 'Información importante',
      notes: [
        {
          key: 'apy',
          text: 'El rendimiento porcentual anual supone que los intereses permanecen en la cuenta.',
        },
      ],
    },
    /** In Chinese, with the system’s fonts. */
    chinese: { heading: '披露信息', notes: [{ key: 'apy', text: '年收益率假设利息在到期前保留在账户内。' }] },
  },
  accessibility: [
    'References and notes are linked both ways, and every link name includes the number.',
    'The note that a visitor jumps to is highlighted.',
  ],
});
