import { application, everyKind, japan, merchant, regions } from '#sections/Form/Form.examples.ts';

const ending = {
  submit: 'Send',
  success: { heading: 'Thank you' },
  successPage: '/contact-us-thanks.html',
  errorPage: '/contact-us.error.html',
};

const form = (formId: string, more: object) => ({ heading: 'Trial', form: { ...ending, formId, ...more } });
const text = (name: string, more: object = {}) => ({ kind: 'text', name, label: name, ...more });
const query = (name: string) => ({ prefill: { query: name } });

/** Forms that the demo bank lacks, by the name of their page. */
export const trialForms: Readonly<Record<string, object>> = {
  'every-kind': everyKind,
  regions,
  application,
  merchant,
  japan,
  native: form('trial-native', {
    mode: 'native',
    fields: [
      text('firstName', { required: true }),
      { kind: 'ssn', name: 'ssn', label: 'SSN' },
      text('other', { when: { show: { field: 'firstName', is: ['Other'] } } }),
    ],
  }),
  placeholders: form('trial-placeholders', {
    fields: [
      text('nickname', { label: 'Shall we call you {firstname|something else}?' }),
      {
        kind: 'select',
        name: 'where',
        label: 'Where',
        options: [
          { value: 'b', label: 'Elsewhere' },
          { value: 'a', label: 'In {zipcode|the area}' },
        ],
      },
    ],
  }),
  prefill: form('trial-prefill', {
    fields: [
      text('FirstName', query('FirstName')),
      text('LastName', query('LastName')),
      { kind: 'email', name: 'Email', label: 'Email', ...query('Email') },
      text('acxiomCode', { label: 'Code', ...query('USERCHAR1') }),
      text('company', { prefill: { cookie: 'companyReferrer_cookie' } }),
      text('referrer', {
        keep: { cookie: 'elanReferrerName_cookie' },
        prefill: { cookie: 'elanReferrerName_cookie' },
      }),
      {
        kind: 'radioGroup',
        name: 'topic',
        label: 'Topic',
        options: [
          { value: 'buy', label: 'Buying' },
          { value: 'refinance', label: 'Refinancing' },
        ],
        prefill: { session: 'topicSelectForRequestToCall' },
        keep: { session: 'topicSelectForRequestToCall' },
      },
      text('why', { when: { show: { field: 'topic', is: ['buy'] } } }),
      { kind: 'hidden', name: 'MLO', from: { query: 'MLO' }, shownAs: 'Your consultant' },
      { kind: 'hidden', name: 'pm_genericstring01', from: { query: 'pm1' }, value: 'none' },
      { kind: 'hidden', name: 'HashedLPID', from: { page: 'hashedLpid' } },
      { kind: 'hidden', name: 'urlParams', from: { page: 'parameters' } },
      { kind: 'hidden', name: 'session', from: { page: 'activeSession' } },
      text('segment', { keep: { cookie: 'segment_code' } }),
    ],
  }),
  revealed: form('trial-revealed', {
    fields: [
      text('way', query('way')),
      text('branch', {
        required: true,
        when: { show: { field: 'way', is: ['branch'] } },
        ...query('branch'),
      }),
      { kind: 'phone', name: 'phone', label: 'phone', when: { show: { field: 'way', is: ['phone'] } } },
      {
        kind: 'group',
        label: 'Main Street',
        when: { show: { field: 'branch', is: ['main'] } },
        fields: [
          {
            kind: 'radioGroup',
            name: 'floor',
            label: 'floor',
            options: ['1', '2'].map((value) => ({ value, label: value })),
            ...query('floor'),
          },
          text('door', { when: { show: { field: 'floor', is: ['2'] } } }),
        ],
      },
      text('company', { prefill: { cookie: 'companyReferrer_cookie' } }),
      text('contact', { when: { show: { field: 'company', is: ['Acme'] } } }),
    ],
  }),
  topic: form('trial-topic', {
    fields: [text('topic', { keep: { session: 'topicSelectForRequestToCall' } })],
  }),
  'to-place': form('trial-to-place', { fields: [text('firstName')], redirect: '#main' }),
  call: form('trial-call', { fields: [text('firstName', { required: true })] }),
  message: form('trial-message', { fields: [{ kind: 'textarea', name: 'message', label: 'Message' }] }),
  day: form('trial-day', { fields: [{ kind: 'date', name: 'day', label: 'Day' }] }),
  'same-words': form('trial-same-words', {
    fields: ['Street', 'City'].map((label) =>
      text(label.toLowerCase(), { label, required: true, messages: { required: 'Fill this in' } }),
    ),
  }),
  email: form('trial-email', {
    fields: [{ kind: 'email', name: 'email', label: 'Email', required: true, serverCheck: true }],
  }),
  captcha: form('trial-captcha', { fields: [text('firstName'), { kind: 'captcha' }] }),
  challenge: form('trial-challenge', {
    fields: [text('firstName'), { kind: 'captcha', captchaType: 'challenge' }],
  }),
  offer: form('trial-offer', {
    fields: [
      text('confirmationCode', { required: true }),
      { kind: 'zip', name: 'zipCode', label: 'zipCode', required: true },
      { kind: 'hidden', name: 'isNewApply', from: { query: 'isNewApply' }, value: 'false' },
      { kind: 'hidden', name: 'offerProductCode', value: 'CARD1' },
    ],
    address: {
      path: ['confirmationCode', 'zipCode'],
      query: ['ecid'],
      unless: {
        field: 'isNewApply',
        is: ['true'],
        query: ['confirmationCode', 'zipCode', 'offerProductCode', 'ecid'],
      },
    },
  }),
  code: form('trial-code', {
    fields: [
      text('acxiomCode', { label: 'Code', required: true }),
      { kind: 'zip', name: 'zipCode', label: 'Zip code', required: true },
    ],
  }),
  redirected: form('trial-redirected', {
    fields: [text('firstName'), { kind: 'hidden', name: ':redirect', value: '/contact-us-thanks.html' }],
  }),
};
