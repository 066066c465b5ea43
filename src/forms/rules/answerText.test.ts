import { describe, expect, test } from 'vitest';
import { formDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf, isVisibleKind } from '#forms/definition/formFields.ts';
import { isRepeatable } from '#forms/definition/personalNames.ts';
import { formWords } from '#words/forms.ts';
import { answerLine, writtenAnswers } from './answerText.ts';

const definition = formDefinition().parse({
  formId: 'visit',
  fields: [
    { kind: 'text', name: 'firstName', label: 'First name', autocomplete: 'given-name' },
    { kind: 'email', name: 'email', label: 'Email' },
    { kind: 'ssn', name: 'ssn', label: 'SSN' },
    { kind: 'date', name: 'day', label: 'Day' },
    { kind: 'zip', name: 'zipCode', label: 'Zip code' },
    {
      kind: 'group',
      label: 'How',
      fields: [
        {
          kind: 'checkboxGroup',
          name: 'topics',
          label: 'Topics',
          options: [
            { value: 'loan', label: 'A loan' },
            { value: 'card', label: 'A card' },
          ],
        },
        { kind: 'checkbox', name: 'reply', label: 'Reply' },
      ],
    },
    { kind: 'hidden', name: 'campaign', value: 'spring' },
  ],
  submit: 'Send',
  success: { heading: 'Thank you' },
  successPage: '/thanks.html',
  errorPage: '/contact.error.html',
});
const sent = {
  firstName: 'Ada',
  ssn: '123456789',
  day: '2036-05-05',
  topics: 'card,loan',
  reply: 'yes',
  campaign: 'spring',
};

test('a confirmation repeats the named answers in words, in the order of the form', () => {
  const names = ['reply', 'topics', 'day', 'zipCode'];
  expect(writtenAnswers(definition, names, sent, 'en', formWords.en)).toEqual([
    { term: 'Day', value: 'May 5, 2036' },
    { term: 'Topics', value: 'A card, A loan' },
    { term: 'Reply', value: '✓' },
  ]);
  expect(writtenAnswers(definition, ['day'], sent, 'es', formWords.es)).toEqual([
    { term: 'Day', value: '5 de mayo de 2036' },
  ]);
});

test('SEC-04 a confirmation repeats no sensitive and no hidden value, whatever it is asked for', () => {
  expect(writtenAnswers(definition, ['ssn', 'campaign'], sent, 'en', formWords.en)).toEqual([]);
});

test('SEC-04 what tells who somebody is cannot be repeated, but a place can', () => {
  const repeatable = fieldsOf(definition).filter(isRepeatable);
  expect(repeatable.map(({ name }) => name)).toEqual(['day', 'zipCode', 'topics', 'reply']);
});

describe('answers in one line', () => {
  const { fields } = formDefinition().parse({
    ...definition,
    fields: [
      { kind: 'currency', name: 'amount', label: 'Amount' },
      { kind: 'currency', name: 'valueOfHome', label: 'Home value' },
      { kind: 'zip', name: 'zipCode', label: 'Zip code' },
      { kind: 'checkbox', name: 'autopay', label: 'Automatic payments' },
    ],
  });
  const lineOf = (values: Readonly<Record<string, string>>) =>
    answerLine(
      fieldsOf({ fields })
        .filter(isVisibleKind)
        .map((field) => ({ field, value: values[field.name] ?? '' })),
    );

  test('have no labels while each says what it is', () => {
    expect(lineOf({ amount: '$50,000', zipCode: '02110', autopay: 'Yes' })).toBe(
      '$50,000 · 02110 · Automatic payments',
    );
  });

  test('say which amount is which', () => {
    expect(lineOf({ amount: '$50,000', valueOfHome: '$400,000', zipCode: '02110' })).toBe(
      'Amount $50,000 · Home value $400,000 · 02110',
    );
  });
});
