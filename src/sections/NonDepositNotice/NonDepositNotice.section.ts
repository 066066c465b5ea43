import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './NonDepositNotice.schema.ts';
import { NonDepositNotice as View } from './NonDepositNotice.tsx';
import { words } from './NonDepositNotice.words.ts';

export const section = defineSection({
  name: 'NonDepositNotice',
  group: 'Page frame',
  summary: 'Says that investment and insurance products are not insured, not deposits, and may lose value.',
  synonyms: ['non-deposit', 'not FDIC insured', 'may lose value', 'investment disclosure', 'NDIP'],
  schema,
  View,
  words,
  provides: ['non-deposit-notice'],
  examples: {
    /** Only the statements. */
    default: {},
    /** With the provider of the products. */
    withText: { text: 'Investments are offered by **Elmstone Advisors**, an affiliate of Elmstone Bank.' },
    /** On a Spanish page. */
    spanish: { text: 'Las inversiones las ofrece Elmstone Advisors, una filial de Elmstone Bank.' },
  },
  accessibility: ['The statements are a named list in the same text size as the surrounding text.'],
});
