import type { FormValues } from '#forms/rules/applyConditions.ts';

/** Values of controls as react-hook-form keeps them. */
export type Values = Record<string, string | string[] | boolean | undefined>;

/** Values of controls as the rules and the server know them: text by name. */
export function textValues(values: Values): FormValues {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === false || value === null) continue;
    texts[name] = value === true ? 'yes' : Array.isArray(value) ? value.filter(Boolean).join(',') : value;
  }
  return texts;
}
