import { expect, test } from 'vitest';
import { formDefinition } from '#forms/definition/formDefinition.ts';
import { postAddress } from './postAddress.ts';

const definition = formDefinition().parse({
  formId: 'offer',
  fields: [
    { kind: 'text', name: 'code', label: 'Code' },
    { kind: 'ssn', name: 'ssn', label: 'SSN' },
    { kind: 'confirm', name: 'again', label: 'SSN again', of: 'ssn' },
  ],
  submit: 'Send',
  success: { heading: 'Thank you' },
  successPage: '/',
  errorPage: '/x.error.html',
  address: {
    path: ['code', 'ssn'],
    query: ['again', 'ecid'],
    unless: { field: 'isNewApply', is: ['true'], query: ['ssn', 'code'] },
  },
});

test('SEC-04 FORM-14 an address never holds a sensitive value, whatever its definition says', () => {
  const values = { code: 'AB 12', ssn: '123456789', again: '123456789' };
  expect(postAddress(definition, '/svt/forms/offer', values, '?ecid=7')).toBe(
    '/svt/forms/offer/AB%2012?ecid=7',
  );
  expect(postAddress(definition, '/svt/forms/offer', { ...values, isNewApply: 'true' }, '')).toBe(
    '/svt/forms/offer?code=AB+12',
  );
});

test('FORM-14 the server, which passes a form on, learns from the address why it is another one', () => {
  const action = 'https://crm.elmstonebank.example/offers';
  const passedOn = { ...definition, action };
  const values = { code: 'AB12' };
  const posted = postAddress(passedOn, '/svt/forms/offer', values, '?isNewApply=true');
  expect(posted).toBe('/svt/forms/offer?code=AB12&isNewApply=true');
  expect(postAddress(passedOn, action, values, posted.split('?')[1] ?? '')).toBe(`${action}?code=AB12`);
});
