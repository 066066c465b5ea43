import { expect, test } from 'vitest';
import { looksPersonal, withoutPersonal } from './withoutPersonal.ts';

const fields = new Set(['japanesessnnumber', 'usnumber', 'foreignid', 'nif', 'nombre']);
const kept = (query: string) => withoutPersonal(new URLSearchParams(query), fields).toString();

test.each([
  'japaneseSsnNumber=123',
  'JAPANESESSNNUMBER=123',
  'UsNumber=1',
  'foreignId=X12',
  'FOREIGNID=X12',
  'nif=X12',
  'nombre=Ada',
  'ssn=1',
  'applicantSSN=1',
  'SSNumber=123-45-6789',
  'taxId=1234',
  'tax_id=1234',
  'FirstName=Ada',
  'name=Ada',
  'business-email=x',
  'home_phone2=x',
  'x=123-45-6789',
  'x=SSN 123-45-6789',
  'x=SSN123-45-6789',
  'x=is 123–45–6789 mine',
  'x=123/45/6789',
  'x=(207) 555-0142',
  'x=１２３４５６７８９',
  'x=4111 1111 1111 1111',
  'x=id4111111111111111z',
  'x=***-**-6789',
  'x=ada@example.com',
  'x=ada＠example.com',
  'x=%2B12075550142',
  'next=/a?ssn=12',
  'next=/a?b=1%26ssn=12',
  'next=%252Fa%253Fssn%253D12',
  'next=%2Fa%3Fnif%3D12',
  'adobe_mc=123-45-6789',
])('SEC-04 %s is not kept', (query) => expect(kept(`${query}&campaign=Spring`)).toBe('campaign=Spring'));

test.each([
  'utm_source=mail',
  'cid=A1-20261125',
  'topic=taxonomy',
  'products=cd,savings',
  'amount=25000',
  'campaignName=Spring',
  'className=x',
  'capacity=3',
  'day=2026-11-25',
  'near=04101',
  'next=/rates.html?term=12',
  'adobe_mc=MCMID%3D08091456439385617363263043542914131235%7CMCORGID%3D1A2B%40AdobeOrg%7CTS%3D1491493391',
])('PAGE-13 %s is kept', (query) => expect(kept(query)).toBe(new URLSearchParams(query).toString()));

test('SEC-04 a text with a broken percent sign is still read', () => {
  expect(looksPersonal('100% of 123-45-6789')).toBe(true);
  expect(looksPersonal('100% cotton')).toBe(false);
});
