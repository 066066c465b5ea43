import type { Page } from 'playwright';

/** Returns a future day in the format of a date field. */
export const comingDay = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

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
