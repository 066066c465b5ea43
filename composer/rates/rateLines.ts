import { isRecord } from '#lib/values/isRecord.ts';
import type { RateInForce } from './ratesAt.ts';

/** Formats a primitive value as text. */
const scalar = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Fields that identify what the other fields describe. */
const names = ['tierDescription', 'termInMonths', 'termsinMonths', 'termInYears', 'product'];

function* below(value: unknown, path: readonly string[]): Generator<string> {
  if (Array.isArray(value)) {
    for (const entry of value as readonly unknown[]) yield* below(entry, path);
    return;
  }
  if (!isRecord(value)) {
    yield [...path, scalar(value)].join('  ');
    return;
  }
  const own = names.flatMap((name) =>
    value[name] === undefined ? [] : [`${labels[name] ?? ''}${scalar(value[name])}`],
  );
  const flat = Object.entries(value).filter(
    ([name, field]) => !names.includes(name) && typeof field === 'number',
  );
  if (flat.length > 0)
    yield [...path, ...own, flat.map(([name, field]) => `${name} ${scalar(field)}`).join(', ')].join('  ');
  for (const [name, field] of Object.entries(value)) {
    if (typeof field !== 'object' || field === null) continue;
    yield* below(field, [...path, ...own, ...(name === 'rates' ? [] : [name])]);
  }
}

const labels: Readonly<Record<string, string>> = {
  termInMonths: 'months ',
  termsinMonths: 'months ',
  termInYears: 'years ',
};

/** Formats rates in force as text: a heading for each product, followed by an indented line for each rate. */
export function rateLines(rates: readonly RateInForce[]): string[] {
  return rates.flatMap(({ file, productKey, effectiveFrom, effectiveUntil, rates: fields }) => {
    const until = effectiveUntil === undefined ? '' : ` until ${effectiveUntil}`;
    return [
      `${file}  ${productKey}  in force from ${effectiveFrom}${until}`,
      ...[...below(fields, [])].map((line) => `  ${line}`),
    ];
  });
}
