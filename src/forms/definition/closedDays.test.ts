import { expect, test } from 'vitest';
import { formOf } from '#tests/forms/formOf.ts';
import { withClosedDays } from './closedDays.ts';
import { fieldsOf } from './formFields.ts';

const holidays = [
  { date: '2026-12-24', name: 'Christmas Eve', hours: '09:00-12:00' },
  { date: '2026-12-25', name: 'Christmas Day' },
];
const closedIn = (...fields: readonly object[]) =>
  fieldsOf(withClosedDays(formOf(...fields), holidays)).map((field) =>
    'closed' in field ? field.closed : undefined,
  );

test('a date field that leaves out holidays gets those of the site on which branches do not open at all', () => {
  const day = { kind: 'date', name: 'day', label: 'Day' };
  const own = [{ date: '2027-01-02', name: 'Inventory' }];
  expect(
    closedIn(
      day,
      { kind: 'group', label: 'When', fields: [{ ...day, name: 'a', closed: 'holidays' }] },
      { ...day, name: 'b', closed: own },
    ),
  ).toEqual([undefined, [{ date: '2026-12-25', name: 'Christmas Day' }], own]);
});
