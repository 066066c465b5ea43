import type { Holiday } from '#lib/format/openingHours.ts';
import type { FormDefinition } from './formDefinition.ts';
import { mapFields } from './mapFields.ts';

/**
 * Puts the days on which all branches are closed in the place of `"closed": "holidays"` (pure).
 *
 * @param holidays in the language of the page.
 */
export function withClosedDays(definition: FormDefinition, holidays: readonly Holiday[]): FormDefinition {
  const days = holidays.flatMap(({ date, name, hours }) => (hours === undefined ? [{ date, name }] : []));
  return mapFields(definition, (field) =>
    'closed' in field && field.closed === 'holidays' ? { ...field, closed: days } : field,
  );
}
