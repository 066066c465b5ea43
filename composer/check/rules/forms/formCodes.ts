import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import { examplePage, exampleSite, type ProblemExamples } from '#composer/problems/problemExample.ts';

/** Problems with forms: fields, conditions, and redirects. */
export const formCodes = defineProblems({
  'tax-number-as-text': error(
    'Tax number in a plain field',
    'This field asks for {what} as plain text, which is stored unencrypted and sent back to the page.',
    'Use the kind “{kind}”, whose values are masked, encrypted and never shown again.',
    '16 CFR 314.4(c)(3)',
  ),
  'tax-number-in-long-text': warning(
    'Tax number in a long text',
    'This field seems to ask for {what}. A long text is stored unencrypted and sent back to the page.',
    'If it asks for the number, use the kind “{kind}”, whose values are masked, encrypted and never shown again.',
    '16 CFR 314.4(c)(3)',
  ),
  'duplicate-field': error(
    'Duplicate field name',
    'This form has another field named “{name}”; only one of them would be sent.',
  ),
  'unknown-field': error('Unknown field', 'This form has no field “{name}”.'),
  'unknown-choice': error(
    'Condition that is never true',
    '“{field}” is never {received}; its choices are {expected}.',
  ),
  'amounts-without-choices': error(
    'Amounts by a field without choices',
    '“{field}” has no choices, so that no amount can depend on one.',
    'Name a field with options, such as the product, or give one amount.',
  ),
  'part-of-no-amount': error(
    'Part of something that is no amount',
    '“{field}” is no amount in dollars, so that nothing can be a part of it.',
    'Name a field of the kind “currency”.',
  ),
  'quote-field-kind': error(
    'Quote of a field of another kind',
    '“{name}” is of the kind {kind}; the “{part}” of a quote is of the kind {kinds}.',
  ),
  'quote-part-missing': error(
    'Quote that cannot be looked up',
    'The rate {rate} depends on “{part}”, but the quote names no field for it.',
    'Name the field in “{part}” of the quote; “terms” is a list of fields with months, and “creditScore” stands in “parameters” or in the rate.',
  ),
  'holidays-missing': error(
    'No holidays to leave out',
    '“{name}” leaves out the holidays of branches, but site.json names no day on which they are closed.',
    'Add the holidays to "branchHolidays" in site.json, each with a date and a name, or list the days in “closed”.',
  ),
  'holidays-end': warning(
    'Holidays end soon',
    '“{name}” leaves out the holidays of branches, of which site.json names none after {last}.',
    'Add the holidays that follow to "branchHolidays" in site.json, each with a date and a name.',
  ),
  'weekdays-without-choices': error(
    'Weekdays by a field without choices',
    '“{field}” has no choices, so that no weekdays can depend on one.',
    'Name a field with options, such as the person, or delete “weekdaysFor”.',
  ),
  'condition-contradiction': error(
    'Contradictory conditions',
    '{effect}: {reason}.',
    'Change one of the conditions, or delete the one that has no effect.',
  ),
  'field-never-valid': error('Field that is never valid', 'No value of “{name}” can be valid: {reason}.'),
  'duplicate-choice': error(
    'Duplicate choice',
    '“{name}” has the value {received} twice; the server could not tell the choices apart.',
  ),
  'condition-loop': error(
    'Circular conditions',
    'This field would never show, because these fields depend on each other: {loop}.',
  ),
  'duplicate-form': error(
    'Duplicate form id',
    'Another form with the id “{id}” is on {page}; the server could not tell them apart.',
    'Give each form its own “formId”, or move the form to a fragment that both pages use.',
  ),
  'form-action': error(
    'Unknown form action',
    'The action {action} is neither under {service} nor one of the site’s form services.',
    'Use a path under {service}, or add the bank’s form service to "formUpstreams" in site.json.',
  ),
  'form-action-taken': error(
    'Duplicate form action',
    'The form “{id}” already posts to {action}; the server could not tell them apart.',
    'Give each form its own action, or omit "action".',
  ),
  'form-leads-outside': error(
    'Form leads to another site',
    'A form can only lead to a page of this site, not to {received}.',
    'Use a page of this site. A redirect may also lead to an origin listed in "redirectOrigins" in site.json.',
  ),
  'sensitive-in-address': error(
    'Sensitive value in a URL',
    'The value of “{name}” is sensitive, but URLs end up in logs and browser history.',
    'Remove the field from "address". It is sent in the request body anyway.',
  ),
  'personal-answer': error(
    'Personal answer on a confirmation',
    'A confirmation must not repeat “{name}”: it tells who the visitor is, or the visitor does not answer it.',
    'Repeat what the visitor chose, such as a day, a place or a product.',
  ),
  'form-error-page': error(
    'Error page without “.error”',
    'The name of an error page must contain “.error”, so that the page shows what went wrong.',
    'For example, contact-us.error.json becomes /contact-us.error.html.',
  ),
});

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

const withQuote = (quote: Readonly<Record<string, unknown>>) =>
  withFields(
    topic,
    { kind: 'currency', name: 'amount', label: 'Deposit' },
    {
      kind: 'group',
      label: 'Where you live',
      fields: [{ kind: 'zip', name: 'zipCode', label: 'Zip code' }],
      quote: { product: 'topic', rates: {}, amount: 'amount', zipCode: 'zipCode', ...quote },
    },
  );

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
  'amounts-without-choices': withFields(message, {
    kind: 'currency',
    name: 'amount',
    label: 'Deposit',
    min: { field: 'message', amounts: { cd: 1000 } },
  }),
  'part-of-no-amount': withFields(message, {
    kind: 'currency',
    name: 'amount',
    label: 'Loan',
    max: { percent: 85, of: 'message' },
  }),
  'quote-field-kind': withQuote({ zipCode: 'amount' }),
  'quote-part-missing': withQuote({ rates: { cards: 'cd.CD99' } }),
  'holidays-missing': withFields({ kind: 'date', name: 'day', label: 'Day', closed: 'holidays' }),
  'holidays-end': {
    'site.json': exampleSite({
      branchHolidays: [{ date: '2020-12-25', name: { en: 'Christmas Day', es: 'Navidad', zh: '圣诞节' } }],
    }),
    ...withFields({ kind: 'date', name: 'day', label: 'Day', closed: 'holidays' }),
  },
  'weekdays-without-choices': withFields(message, {
    kind: 'date',
    name: 'day',
    label: 'Day',
    weekdaysFor: { field: 'message', weekdays: { walter: ['Tu'] } },
  }),
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
  'personal-answer': withForm({
    fields: [{ kind: 'email', name: 'email', label: 'Email' }],
    success: { heading: 'Thank you', answers: ['email'] },
  }),
  'form-error-page': withForm({ errorPage: '/contact.html' }),
};
