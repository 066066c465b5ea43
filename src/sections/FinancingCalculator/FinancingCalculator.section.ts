import { defineSection } from '#section-kit/defineSection.ts';
import { fieldNames, paymentOf, typedIn } from './calculation.ts';
import { schema } from './FinancingCalculator.schema.ts';
import { FinancingCalculator as View } from './FinancingCalculator.tsx';
import { words } from './FinancingCalculator.words.ts';

const fields = {
  amount: {
    label: 'Amount to finance',
    min: 5000,
    messages: {
      empty: 'Enter an amount',
      min: 'Enter at least $5,000',
      max: 'Enter less than $10,000,000',
      character: 'Enter the amount in digits',
    },
  },
  term: {
    label: 'Term in months',
    min: 12,
    max: 84,
    messages: { empty: 'Enter a term', term: 'Enter 12 to 84 months', character: 'Enter the term in digits' },
  },
  rate: {
    label: 'Annual percentage rate (APR)',
    max: 30,
    messages: {
      empty: 'Enter a rate',
      rate: 'Enter a rate up to 30%',
      character: 'Enter the rate in digits',
      decimal: 'Use at most two decimals',
    },
  },
};

export const section = defineSection({
  name: 'FinancingCalculator',
  group: 'Forms and tools',
  summary: 'Calculates the monthly payment for an amount, a term and a rate.',
  synonyms: ['calculator', 'payment calculator', 'loan calculator'],
  schema,
  View,
  words,
  hydrate: 'interaction',
  request: {
    method: 'get',
    fields: fieldNames,
    isWrong: (limits, asked) => paymentOf(typedIn(asked, limits), limits) === undefined,
  },
  examples: {
    /** Before anything is entered, it says what it needs. */
    default: {
      heading: 'What would it cost a month?',
      text: 'Enter three numbers; nothing is kept.',
      ...fields,
      initial: 'Your payment appears here once all three fields are filled in.',
      apply: { text: 'Start application', href: '/contact-us.html' },
      example: 'Example: $25,000 over 60 months at 7.99% APR is $506.79 a month.',
    },
    /** In Spanish. */
    spanish: {
      heading: '¿Cuánto pagaría al mes?',
      amount: {
        label: 'Cantidad',
        min: 5000,
        messages: {
          empty: 'Escriba una cantidad',
          min: 'Escriba al menos $5,000',
          max: 'Escriba menos de $10,000,000',
          character: 'Escriba la cantidad con dígitos',
        },
      },
      term: {
        label: 'Plazo en meses',
        min: 12,
        max: 84,
        messages: {
          empty: 'Escriba un plazo',
          term: 'Escriba de 12 a 84 meses',
          character: 'Escriba el plazo con dígitos',
        },
      },
      rate: {
        label: 'Tasa porcentual anual (APR)',
        max: 30,
        messages: {
          empty: 'Escriba una tasa',
          rate: 'Escriba una tasa de hasta 30%',
          character: 'Escriba la tasa con dígitos',
          decimal: 'Use dos decimales como máximo',
        },
      },
      initial: 'Su pago aparece aquí.',
      apply: { text: 'Iniciar solicitud', href: '/es/' },
      example: 'Ejemplo: $25,000 a 60 meses al 7.99% APR son $506.79 al mes.',
    },
  },
  accessibility: [
    'The payment is announced when it appears.',
    'Errors are listed, linked to their fields, and shown next to them.',
  ],
});
