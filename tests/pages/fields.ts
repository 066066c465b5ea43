import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { dateAfter, weekdayOf } from '#lib/format/dates.ts';

const { branchHolidays } = JSON.parse(readFileSync('pages-json/site.json', 'utf8')) as {
  branchHolidays: { readonly date: string; readonly hours?: string }[];
};

/** Returns the first day from three days on that meets a condition, in the format of a date field. */
function comingDay(isRight: (day: string, weekday: number) => boolean): string {
  const today = new Date().toISOString().slice(0, 10);
  for (let days = 3; days < 400; days += 1) {
    const day = dateAfter(today, days);
    if (isRight(day, weekdayOf(day))) return day;
  }
  throw new Error('branchHolidays of pages-json/site.json has no such day in the next 400 days.');
}

/** The next holiday that branches are closed on. */
export const holiday = comingDay((day) =>
  branchHolidays.some(({ date, hours }) => date === day && hours === undefined),
);
/** A day from Monday to Friday that is no holiday. */
export const openDay = comingDay(
  (day, weekday) => weekday < 5 && !branchHolidays.some(({ date }) => date === day),
);
export const openMonday = comingDay(
  (day, weekday) => weekday === 0 && !branchHolidays.some(({ date }) => date === day),
);
export const sunday = comingDay((_day, weekday) => weekday === 6);

/** Returns a field by its label, whether the label marks it as optional or not. */
export const labelled = (page: Page, label: string) => {
  const words = label.replace(/[.?*+^$(){}|[\]\\]/g, '\\$&');
  return page.getByLabel(new RegExp(`^${words}(?: \\((?:optional|opcional)\\))?$`));
};

export const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await labelled(page, label).fill(value);
};
export const choose = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await labelled(page, label).selectOption(value);
};
export const tick = async (page: Page, labels: readonly string[]) => {
  for (const label of labels) await page.getByLabel(label).first().check();
};
