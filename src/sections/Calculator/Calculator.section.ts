import { defineSection, type PageFacts } from '#section-kit/defineSection.ts';
import type { NamedRate } from '#section-kit/siteData.ts';
import { type Calculation, type Props, schema } from './Calculator.schema.ts';
import { Calculator as View } from './Calculator.tsx';
import { words } from './Calculator.words.ts';
import { calculatorExamples } from './Calculator.examples.ts';
import { fieldsOf, mistakeIn, typedIn } from './typedNumbers.ts';
import { Language } from './Answer.ts';

/** The rates in a calculation: those of fields, and of the rungs of a ladder. */
function namedRates({ calculation }: Pick<Props, 'calculation'>): NamedRate[] {
  const places: [NamedRate['path'], { readonly rate?: string | undefined }][] = [
    ...Object.entries(calculation.fields).map(([name, field]): [NamedRate['path'], object] => [
      ['calculation', 'fields', name, 'rate'],
      field ?? {},
    ]),
    ...('rungs' in calculation ? calculation.rungs : []).map((rung, index): [NamedRate['path'], object] => [
      ['calculation', 'rungs', index, 'rate'],
      rung,
    ]),
  ];
  return places.flatMap(([path, { rate }]) => (rate === undefined ? [] : [{ key: rate, path }]));
}

/** Replaces the author's numbers with the rates in force when the page is built. */
function withRates(props: Props, { rate }: Pick<PageFacts, 'rate'>): Props {
  const inForce = (key: unknown) => (typeof key === 'string' ? rate(key)?.value : undefined);
  const fields = Object.fromEntries(
    Object.entries(props.calculation.fields).map(([name, field]) => {
      const value = field && 'rate' in field ? inForce(field.rate) : undefined;
      return [name, value === undefined ? field : { ...field, initial: value }];
    }),
  );
  const rungs =
    'rungs' in props.calculation
      ? { rungs: props.calculation.rungs.map((rung) => ({ ...rung, apy: inForce(rung.rate) ?? rung.apy })) }
      : {};
  // The same fields, with other numbers.
  return { ...props, calculation: { ...props.calculation, fields, ...rungs } as Calculation };
}

const isLoan = ({ calculation: { formula } }: Props) =>
  formula === 'monthly-payment' || formula === 'affordability';

export const section = defineSection({
  name: 'Calculator',
  group: 'Forms and tools',
  summary: 'Begins with an answered example, and answers with a figure, a picture and a schedule.',
  synonyms: ['savings calculator', 'affordability calculator', 'payoff calculator', 'slider'],
  schema,
  View,
  words,
  hydrate: 'interaction',
  request: {
    method: 'get',
    fields: ({ calculation }) => fieldsOf(calculation).map(({ name }) => name),
    isWrong: ({ calculation }, asked) => {
      const fields = fieldsOf(calculation);
      const typed = typedIn(asked, fields);
      // Only whether there is a mistake counts, not its words.
      return fields.some((field) => mistakeIn(field, typed, new Language((key) => key, 'en')) !== '');
    },
  },
  rates: namedRates,
  keepsRates: true,
  resolve: withRates,
  provides: (props) => (isLoan(props) ? ['repayment-terms'] : []),
  examples: {
    /** What a home costs a month. */
    default: calculatorExamples.default,
    /** What to save for a goal. */
    savings: calculatorExamples.savings,
    /** A deposit in certificates of several terms. */
    ladder: calculatorExamples.ladder,
    /** What a home may cost. */
    affordability: calculatorExamples.affordability,
    /** When a card is paid off, and how much later with the minimum payment. */
    card: calculatorExamples.card,
    /** A payment below the interest: words take the place of the figure. */
    never: calculatorExamples.never,
    /** In Spanish. */
    spanish: calculatorExamples.spanish,
  },
  accessibility: [
    'Each slider has the label of its text field, and says its value with the unit.',
    'A change is announced once, when the slider rests or the field is left.',
    'The bar is a picture with words; every figure of the columns is in a table, which opens by keyboard.',
    'Errors are next to their fields; the first wrong field gets focus on submit.',
  ],
});
