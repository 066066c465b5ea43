import { isErrorPage } from '#lib/address/pageAt.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { withClosedDays } from '#forms/definition/closedDays.ts';
import { withPlaces } from '#forms/definition/places.ts';
import {
  application,
  choices,
  everyKind,
  japan,
  merchant,
  regions,
  quote,
  shownIf,
  steps,
} from './Form.examples.ts';
import { type Props, schema } from './Form.schema.ts';
import { stepWords } from '#words/formSteps.ts';
import type { Locale } from '#lib/format/locale.ts';
import { askedParameters } from '#forms/definition/formFields.ts';
import { quotesOf } from '#forms/definition/quotesOf.ts';
import { quotedRates } from './quotedRates.ts';
import { withServiceNames } from './withServiceNames.ts';
import { wordsOfQuotes } from './wordsOfQuotes.ts';
import { unusedWords } from '#forms/definition/unusedWords.ts';
import { Form as View } from './Form.tsx';
import { words } from './Form.words.ts';

/** Only forms with steps have the words of steps, and only those with a quote have its words. */
const withWords = (form: Props['form'], locale: Locale): Props['form'] => ({
  ...form,
  words: {
    ...(form.steps && stepWords[locale]),
    ...wordsOfQuotes(form, locale),
    ...form.words,
  },
});

const pages = { successPage: '/contact-us-thanks.html', errorPage: '/contact-us.error.html' };

export const section = defineSection({
  name: 'Form',
  group: 'Forms and tools',
  summary:
    'A form defined in JSON: fields, rules, conditions and words. Submissions are stored before they are acknowledged.',
  synonyms: ['contact form', 'lead form', 'fields'],
  schema,
  View,
  words,
  unusedWords: ({ form }) => unusedWords(form),
  hydrate: 'interaction',
  // Prefills fields without JavaScript too (FORM-07).
  request: { method: 'get', fields: ({ form }) => askedParameters(form) },
  formError: 'says',
  rates: quotedRates,
  // A quote names its date, the deposit that it is for, and the payments of a loan.
  provides: ({ form }) =>
    quotesOf(form).length > 0 ? ['rate-date', 'minimum-balance', 'repayment-terms'] : [],
  resolve: (props, { locale, path, rate, holidays = [] }) => ({
    ...props,
    form: withServiceNames(withWords(withClosedDays(withPlaces(props.form, locale), holidays), locale), rate),
    ...(isErrorPage(path) && { hasFailed: true }),
  }),
  examples: {
    /** A contact form before anything is entered. */
    default: {
      heading: 'Write to us',
      text: 'We answer within one business day.',
      form: {
        formId: 'contact-us',
        fields: [
          {
            kind: 'text',
            name: 'firstName',
            label: 'First name',
            required: true,
            autocomplete: 'given-name',
          },
          {
            kind: 'email',
            name: 'email',
            label: 'Email',
            required: true,
            autocomplete: 'email',
            hint: 'We only use it to answer.',
          },
          { kind: 'phone', name: 'phone', label: 'Phone', autocomplete: 'tel' },
          {
            kind: 'select',
            name: 'topic',
            label: 'Topic',
            required: true,
            options: choices({ cd: 'Certificates of deposit', loan: 'Loans', other: 'Something else' }),
          },
          {
            kind: 'text',
            name: 'topicOther',
            label: 'What is it about?',
            when: shownIf('topic', ['other']),
            required: true,
          },
          {
            kind: 'textarea',
            name: 'message',
            label: 'Message',
            required: true,
            minLength: 20,
            maxLength: 1000,
          },
        ],
        submit: 'Send',
        success: { heading: 'Thank you', text: 'We will be in touch.' },
        ...pages,
      },
    },
    /** Every kind of field. */
    everyKind,
    /** The country determines which list of regions is shown (COND-01). */
    regions,
    /** The fields depend on work, income and taxes (COND-02 to COND-05). */
    application,
    /** The fields depend on the type of customer (COND-07). */
    merchant,
    /** Taxes and telephone numbers in Japan (COND-08, COND-09). */
    japan,
    /** The rate in force for the answers stands below them (RATE-15). */
    quote,
    /** In steps, with a review before it is sent. */
    steps,
    /** In Spanish. */
    spanish: {
      heading: 'Escríbanos',
      form: {
        formId: 'contacto',
        fields: [{ kind: 'text', name: 'firstName', label: 'Nombre', required: true }],
        submit: 'Enviar',
        success: { heading: 'Gracias' },
        ...pages,
      },
    },
  },
  accessibility: [
    'If there are errors, focus moves to a summary with links to the fields.',
    'Every field names its hint and its error; the title of the page starts with “Error:”.',
    'Input is kept when the script loads and after errors.',
    'A rate is announced once, when the visitor has stopped typing.',
  ],
});
