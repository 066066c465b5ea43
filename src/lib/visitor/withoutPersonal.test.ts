import { expect, test } from 'vitest';
import { withoutPersonal } from './withoutPersonal.ts';

const kept = (query: string) => withoutPersonal(new URLSearchParams(query)).toString();

test.each([
  'japaneseSsnNumber=123',
  'JAPANESESSNNUMBER=123',
  'taxId=1234',
  'tax_id=1234',
  'UsNumber=1',
  'FirstName=Ada',
  'business-email=x',
  'x=123-45-6789',
  'x=4111 1111 1111 1111',
  'x=***-**-6789',
  'x=ada@example.com',
  'x=%2B12075550142',
])('SEC-04 %s is not kept', (query) => expect(kept(`${query}&campaign=Spring`)).toBe('campaign=Spring'));

test.each(['utm_source=mail', 'cid=A1-20261125', 'topic=taxonomy', 'products=cd,savings', 'amount=25000'])(
  'PAGE-13 %s is kept',
  (query) => expect(kept(query)).toBe(new URLSearchParams(query).toString()),
);
