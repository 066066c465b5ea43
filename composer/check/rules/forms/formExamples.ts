import { examplePage, exampleSite, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { formCodes } from './formCodes.ts';

const message = { kind: 'text', name: 'message', label: 'Message' };
const topic = {
  kind: 'select',
  name: 'topic',
  label: 'Topic',
  options: [
    { value: 'cards', label: 'Cards' },
    { value: 'loans', label: 'Loans' },
  ],
};
const showFor = (field: string, ...is: string[]) => ({ when: { show: { field, is } } });

const formPage = (form: Readonly<Record<string, unknown>>, title = 'Write to our bankers') =>
  examplePage(
    [
      {
        component: 'Form',
        props: {
          heading: 'Write to us',
          form: {
            formId: 'contact',
            fields: [message],
            submit: 'Send',
            success: { heading: 'Thank you' },
            successPage: '/',
            errorPage: '/contact.error.html',
            ...form,
          },
        },
      },
    ],
    { title },
  );
const withForm = (form: Readonly<Record<string, unknown>>) => ({ 'contact.json': formPage(form) });
const withFields = (...fields: readonly unknown[]) => withForm({ fields });

const action = '/svt/elmstone/forms/mortgage';

export const formExamples: ProblemExamples<typeof formCodes> = {
  'tax-number-as-text': withFields({ ...message, name: 'ssn', label: 'Social Security number' }),
  'tax-number-in-long-text': withFields({
    ...message,
    kind: 'textarea',
    label: 'Your SSN and address',
  }),
  'duplicate-field': withFields(message, message),
  'unknown-field': withFields(topic, { ...message, ...showFor('topik', 'cards') }),
  'unknown-choice': withFields(topic, { ...message, ...showFor('topic', 'card') }),
  'condition-contradiction': withFields(topic, {
    ...message,
    when: {
      show: [
        { field: 'topic', is: ['cards'] },
        { field: 'topic', is: ['loans'] },
      ],
    },
  }),
  'field-never-valid': withFields({ ...message, minLength: 5, maxLength: 3 }),
  'duplicate-choice': withFields({
    ...topic,
    options: [...topic.options, { value: 'cards', label: 'Cash' }],
  }),
  'condition-loop': withFields(
    { ...message, ...showFor('reply', 'yes') },
    { ...message, name: 'reply', ...showFor('message', 'yes') },
  ),
  'duplicate-form': {
    'contact.json': formPage({}),
    'visit.json': formPage({ submit: 'Book' }, 'Book a visit with us'),
  },
  'form-action': withForm({ action: '/svt/other/forms/contact' }),
  'form-action-taken': {
    'contact.json': formPage({ action }),
    'visit.json': formPage({ action, formId: 'visit' }, 'Book a visit with us'),
  },
  'form-leads-outside': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    ...withForm({ redirect: 'https://www.fdic.gov/' }),
  },
  'sensitive-in-address': withForm({
    fields: [{ kind: 'ssn', name: 'ssn', label: 'Social Security number' }],
    address: { query: ['ssn'] },
  }),
  'form-error-page': withForm({ errorPage: '/contact.html' }),
};
