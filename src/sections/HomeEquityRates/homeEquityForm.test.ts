import { expect, test } from 'vitest';
import { schema } from './HomeEquityRates.schema.ts';
import { section } from './HomeEquityRates.section.ts';
import { answeredBy, applicationOf, typedIn } from './homeEquityForm.ts';

const [example] = Object.values(section.examples);
const props = schema.parse(example);
const states = [{ stateCode: 'ME', stateName: 'Maine', counties: ['York'] }];
const answers = { stateCode: 'ME', county: 'York', valueOfHome: '400000', mortgageBalance: '0' };

/** Returns what is asked of the service, and what the application takes along. */
function askedWith(ticked: Readonly<Record<string, string>>) {
  const sent = new URLSearchParams({ ...answers, loanAmount: '50000', ...ticked });
  const terms = answeredBy(typedIn(sent, props), states)?.terms;
  return { asked: terms?.autoPay, application: terms && applicationOf(terms).autopay };
}

test('RATE-10 payments are automatic only from an account, whatever the form still has', () => {
  expect(askedWith({ checking: 'on', autopay: 'on' })).toEqual({ asked: true, application: 'yes' });
  expect(askedWith({ autopay: 'on' })).toEqual({ asked: false, application: '' });
});

test('RATE-10 a valid amount is shown as one, and what cannot be read stays', () => {
  const typed = (amounts: Readonly<Record<string, string>>) => {
    const { valueOfHome, mortgageBalance, loanAmount } = typedIn(new URLSearchParams(amounts), props);
    return [valueOfHome, mortgageBalance, loanAmount];
  };
  expect(typed({ valueOfHome: '400000', mortgageBalance: '0', loanAmount: ' $70,000 ' })).toEqual([
    '$400,000',
    '$0',
    '$70,000',
  ]);
  // No number becomes another one.
  const unread = { valueOfHome: '450.000', mortgageBalance: '123456789012345678901', loanAmount: 'about 5' };
  expect(typed(unread)).toEqual(Object.values(unread));
});
