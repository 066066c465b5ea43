import type { z } from 'zod';
import type { schema } from './Form.schema.ts';

type Author = z.input<typeof schema>;
type Fields = Author['form']['fields'];

const ending = {
  submit: 'Send',
  success: { heading: 'Thank you' },
  successPage: '/contact-us-thanks.html',
  errorPage: '/contact-us.error.html',
};

const form = (heading: string, formId: string, fields: Fields): Author => ({
  heading,
  form: { formId, fields, ...ending },
});

/** Returns the options with these labels, by value. */
export const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The condition that a field has one of these values. */
export const shownIf = (field: string, values: readonly string[]) => ({ show: { field, is: [...values] } });

/** Every kind of field. */
export const everyKind = form('All kinds of fields', 'every-kind', [
  { kind: 'text', name: 'firstName', label: 'First name', required: true, autocomplete: 'given-name' },
  { kind: 'email', name: 'email', label: 'Email', required: true, restrictedDomains: ['mailinator.example'] },
  { kind: 'confirm', name: 'confirmEmail', label: 'Email again', of: 'email', required: true },
  { kind: 'phone', name: 'phone', label: 'Phone' },
  { kind: 'japanesePhone', name: 'japanesePhone', label: 'Phone in Japan' },
  { kind: 'zip', name: 'zipCode', label: 'Zip code', required: true },
  { kind: 'ssn', name: 'ssn', label: 'Social Security number' },
  { kind: 'taxId', name: 'foreignTaxId', label: 'Tax number of your country' },
  { kind: 'currency', name: 'income', label: 'Yearly income' },
  { kind: 'number', name: 'years', label: 'Years at this address', maxLength: 2 },
  { kind: 'password', name: 'phrase', label: 'A phrase for the phone', minLength: 8, maxLength: 40 },
  { kind: 'branch', name: 'branch', label: 'Branch', hint: 'Its street and city, its city, or a zip code.' },
  { kind: 'date', name: 'visit', label: 'Day of your visit', futureDates: true },
  {
    kind: 'select',
    name: 'topic',
    label: 'Topic',
    options: choices({ cd: 'Certificates of deposit', loan: 'Loans' }),
  },
  {
    kind: 'radioGroup',
    name: 'when',
    label: 'When may we call?',
    required: true,
    options: choices({ am: 'Morning', pm: 'Afternoon' }),
  },
  {
    kind: 'checkboxGroup',
    name: 'products',
    label: 'What do you have today?',
    options: choices({ checking: 'Checking', savings: 'Savings' }),
  },
  { kind: 'textarea', name: 'message', label: 'Message', maxLength: 400 },
  { kind: 'checkbox', name: 'newsletter', label: 'Tell me about new rates' },
  {
    kind: 'consent',
    name: 'consent',
    label: 'Consent to calls',
    text: 'You may call me about my question, as the [privacy notice](/contact-us.html) says.',
    required: true,
  },
  { kind: 'captcha', captchaType: 'challenge' },
  { kind: 'hidden', name: 'formType', value: 'example' },
]);

/** The country determines which list of regions is shown (COND-01). */
export const regions = form('Where do you live?', 'regions', [
  { kind: 'country', name: 'country', label: 'Country', required: true },
  { kind: 'state', name: 'state', label: 'State', required: true, when: shownIf('country', ['US']) },
  { kind: 'province', name: 'province', label: 'Province', required: true, when: shownIf('country', ['CA']) },
]);

const employed = { field: 'employmentStatus', is: ['FTEMP', 'PTEMP', 'SELF'] };
const foreign = { field: 'w8ben', is: ['Yes'] };

/** The fields depend on work, income and taxes (COND-02 to COND-05). */
export const application = form('About your work', 'application', [
  {
    kind: 'select',
    name: 'JobTitle',
    label: 'Job title',
    required: true,
    options: choices({ owner: 'Owner', manager: 'Manager', other: 'Other' }),
  },
  {
    kind: 'text',
    name: 'jobTitleOther',
    label: 'Your job title',
    required: true,
    when: shownIf('JobTitle', ['other']),
  },
  {
    kind: 'select',
    name: 'employmentStatus',
    label: 'Employment',
    options: choices({ FTEMP: 'Full time', PTEMP: 'Part time', SELF: 'Self-employed', RETIRED: 'Retired' }),
  },
  { kind: 'text', name: 'employerName', label: 'Employer', when: { require: employed } },
  { kind: 'date', name: 'startDate', label: 'First day', pastDates: true, when: { require: employed } },
  {
    kind: 'select',
    name: 'incomeSource',
    label: 'Where does your income come from?',
    options: choices({ SALARY: 'Salary', OTHR: 'Something else' }),
  },
  {
    kind: 'text',
    name: 'incomeDescription',
    label: 'Describe your income',
    when: { require: { field: 'incomeSource', is: ['OTHR'] } },
  },
  {
    kind: 'radioGroup',
    name: 'w8ben',
    label: 'Do you pay taxes in another country (form W-8BEN)?',
    options: choices({ Yes: 'Yes', No: 'No' }),
  },
  {
    kind: 'group',
    label: 'Your taxes abroad',
    fields: [
      { kind: 'taxId', name: 'taxIdNumber', label: 'Tax number', when: { require: foreign } },
      { kind: 'country', name: 'permanentCountry', label: 'Country', when: { require: foreign } },
      { kind: 'text', name: 'permanentStreet', label: 'Street', when: { require: foreign } },
      { kind: 'text', name: 'permanentCity', label: 'City', when: { require: foreign } },
      { kind: 'text', name: 'permanentPostalCode', label: 'Postal code', when: { require: foreign } },
    ],
  },
]);

const merchantTypes = ['new', 'whitepaper'];

/** The fields depend on the type of customer (COND-07). */
export const merchant = form('Financing for merchants', 'merchant', [
  {
    kind: 'select',
    name: 'customerType',
    label: 'You are',
    required: true,
    options: choices({
      new: 'A new customer',
      whitepaper: 'A reader of our white paper',
      integrated: 'An integrated partner',
      existing: 'A customer already',
    }),
  },
  {
    kind: 'zip',
    name: 'zipCode',
    label: 'Zip code of your business',
    required: true,
    when: shownIf('customerType', [...merchantTypes, 'integrated']),
  },
  {
    kind: 'text',
    name: 'industry',
    label: 'Industry',
    required: true,
    when: shownIf('customerType', merchantTypes),
  },
  { kind: 'text', name: 'merchantId', label: 'Merchant id', when: shownIf('customerType', ['existing']) },
]);

/** Taxes and telephone numbers in Japan (COND-08, COND-09). */
export const japan = form('Taxes and telephone', 'japan', [
  {
    kind: 'radioGroup',
    name: 'japanesePhoneType',
    label: 'Which telephone do you have?',
    required: true,
    options: choices({
      us: 'In the United States',
      nonus: 'In another country',
      japan: 'In Japan',
      both: 'In the United States and in Japan',
    }),
  },
  {
    kind: 'phone',
    name: 'UsNumber',
    label: 'US number',
    required: true,
    when: shownIf('japanesePhoneType', ['us', 'both']),
  },
  {
    kind: 'japanesePhone',
    name: 'NonUsNumber',
    label: 'Number outside the United States',
    required: true,
    when: shownIf('japanesePhoneType', ['nonus', 'japan', 'both']),
  },
  {
    kind: 'select',
    name: 'japaneseTaxType',
    label: 'Tax number',
    required: true,
    options: choices({ ssn: 'Social Security number', none: 'None' }),
  },
  {
    kind: 'ssn',
    name: 'japaneseSsnNumber',
    label: 'Social Security number',
    required: true,
    when: shownIf('japaneseTaxType', ['ssn']),
  },
  {
    kind: 'radioGroup',
    name: 'japaneseDisclaimer',
    label: 'Are you a US tax payer?',
    required: true,
    options: choices({ yes: 'Yes', no: 'No' }),
    when: {
      disable: { field: 'japaneseTaxType', isNot: ['ssn'] },
      force: { if: { field: 'japaneseTaxType', isNot: ['ssn'] }, value: 'no' },
    },
  },
  {
    kind: 'group',
    label: 'Tax payer',
    when: shownIf('japaneseDisclaimer', ['yes']),
    fields: [
      { kind: 'text', name: 'japaneseTaxPayerInfo', label: 'Name on your tax return', required: true },
    ],
  },
]);

/** The rate in force for the answers stands below them (RATE-15). */
export const quote = form('Your certificate', 'quoted-cd', [
  {
    kind: 'group',
    label: 'What would you like to open?',
    fields: [
      {
        kind: 'select',
        name: 'product',
        label: 'Account',
        options: choices({ CD99: 'Standard CD', TU: 'Harbor Savings' }),
      },
      {
        kind: 'select',
        name: 'term',
        label: 'Term',
        options: choices({ 12: '12 months', 24: '24 months' }),
        when: shownIf('product', ['CD99']),
      },
      { kind: 'currency', name: 'amount', label: 'Deposit' },
      { kind: 'zip', name: 'zipCode', label: 'Zip code', prefill: { cookie: 'zipcode' } },
    ],
    quote: {
      product: 'product',
      rates: { CD99: 'cd.CD99', TU: 'deposits.TU' },
      terms: ['term'],
      amount: 'amount',
      zipCode: 'zipCode',
    },
  },
]);

/** An account is opened in steps. */
export const steps: Author = {
  heading: 'Open a certificate of deposit',
  form: {
    ...form('', 'open-cd', [
      {
        kind: 'group',
        label: 'Your certificate',
        fields: [
          {
            kind: 'select',
            name: 'product',
            label: 'Certificate',
            required: true,
            prefill: { query: 'product' },
            options: choices({ 'CD99-12': 'Standard CD, 12 months', 'CD99-24': 'Standard CD, 24 months' }),
          },
          { kind: 'currency', name: 'amount', label: 'Amount', required: true, prefill: { query: 'amount' } },
        ],
      },
      {
        kind: 'group',
        label: 'About you',
        fields: [
          {
            kind: 'text',
            name: 'firstName',
            label: 'First name',
            required: true,
            autocomplete: 'given-name',
          },
          { kind: 'ssn', name: 'ssn', label: 'Social Security number', required: true },
        ],
      },
      {
        kind: 'consent',
        name: 'consent',
        label: 'Agreement',
        text: 'I agree to the [disclosures](/contact-us.html).',
        required: true,
      },
    ]).form,
    steps: { summary: 'You chose' },
    submit: 'Send the application',
    success: {
      heading: 'We have your application',
      next: ['We read it within one business day.', 'A banker calls you to fund the certificate.'],
    },
  },
};
