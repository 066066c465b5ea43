import { isReference, referenceParameter } from '#forms/post/referenceParameter.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './NextSteps.schema.ts';
import { NextSteps as View } from './NextSteps.tsx';
import { words } from './NextSteps.words.ts';

export const section = defineSection({
  name: 'NextSteps',
  group: 'Forms and tools',
  summary:
    'On the page that confirms a form: its reference number, the answers that the form repeats, and what happens next.',
  synonyms: ['confirmation', 'reference number', 'receipt', 'thank you', 'what happens next'],
  schema,
  View,
  words,
  request: {
    method: 'get',
    fields: [referenceParameter],
    titleMark: (_props, asked, { sentMark }) =>
      isReference(asked.get(referenceParameter) ?? '') ? sentMark : undefined,
  },
  examples: {
    /** Of an application. The number is added when a form leads here. */
    default: {
      heading: 'What happens next',
      steps: [
        'We verify what you entered and may ask for a document.',
        'You get an answer with its reasons, or the terms to sign.',
        'Nothing is opened or owed until you sign.',
      ],
    },
    /** A single step. */
    least: { heading: 'What happens next', steps: ['A banker answers within one business day.'] },
    /** In Spanish. */
    spanish: {
      heading: 'Qué sigue',
      steps: ['Un banquero responde en un día hábil.', 'Nada se abre hasta que usted firma.'],
    },
  },
  accessibility: ['The steps are an ordered list.', 'The number’s letters and digits are hard to confuse.'],
});
