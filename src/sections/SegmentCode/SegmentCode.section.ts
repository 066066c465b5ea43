import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './SegmentCode.schema.ts';
import { SegmentCode as View } from './SegmentCode.tsx';
import { words } from './SegmentCode.words.ts';

export const section = defineSection({
  name: 'SegmentCode',
  group: 'Page frame',
  summary: 'Accepts an offer code from a letter and saves it for a day.',
  synonyms: ['offer code', 'promo code', 'promotion code', 'invitation code'],
  schema,
  View,
  words,
  examples: {
    /** Asks for the code from a letter. */
    default: {
      heading: 'Did you get a letter from us?',
      text: 'The code stands at the top right. It shows us which offer is yours.',
      label: 'Code from your letter',
      button: 'Apply code',
      errorText: 'Enter at least 4 letters and digits, as they stand in your letter',
      appliedText: 'Open your account within a day to keep the offer. Your code:',
    },
    /** In Spanish. */
    spanish: {
      heading: '¿Recibió una carta nuestra?',
      label: 'Código de su carta',
      button: 'Aplicar el código',
      errorText: 'Escriba al menos 4 letras y números, como están en su carta',
      appliedText: 'Su código está aplicado:',
    },
  },
  accessibility: [
    'An invalid code is announced and marked on the field, which receives focus.',
    'The saved code is announced politely.',
  ],
});
