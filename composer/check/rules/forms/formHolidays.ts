import { entryProblem } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { bankDay, dateAfter } from '#lib/format/dates.ts';
import { formsOf } from './formActions.ts';
import { formCodes } from './formCodes.ts';

/** How many days ahead the holidays must reach, so that there is time to add the next ones. */
const ahead = 90;

/** Reports dates that leave out the holidays of branches, while `site.json` has none or they end soon. */
export function formHolidays(facts: SiteFacts): Problem[] {
  const { config } = facts.site;
  if (!config) return [];
  const last = config.branchHolidays
    .flatMap(({ date, hours }) => (hours === undefined ? [date] : []))
    .toSorted()
    .at(-1);
  if (last !== undefined && last > dateAfter(bankDay(facts.now, config.rates.timeZone), ahead)) return [];
  return formsOf(facts).flatMap(({ page, entry, fact, path }) =>
    (fact.targets?.withoutHolidays ?? []).map(({ name, path: below }) => {
      const at = [...path, ...below];
      return last === undefined
        ? entryProblem(page, entry, formCodes['holidays-missing'], at, { parameters: { name } })
        : entryProblem(page, entry, formCodes['holidays-end'], at, { parameters: { name, last } });
    }),
  );
}
