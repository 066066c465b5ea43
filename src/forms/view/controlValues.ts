import type { FormValues } from '#forms/rules/applyConditions.ts';

/** Control values as react-hook-form stores them. */
export type Values = Record<string, string | string[] | boolean | undefined>;

/** Converts control values to the text values that the rules and the server use. */
export function textValues(values: Values): FormValues {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === false || value === null) continue;
    texts[name] = value === true ? 'yes' : Array.isArray(value) ? value.filter(Boolean).join(',') : value;
  }
  return texts;
}
