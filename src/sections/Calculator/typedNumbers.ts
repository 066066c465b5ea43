import { formatNumber, formatPercent, formatWholeDollars } from '#lib/format/money.ts';
import { readDollars, readNumber, readPercent } from '#lib/format/readNumber.ts';
import { cleanCode } from '#lib/values/cleanText.ts';
import type { Language } from './Answer.ts';
import type { Calculation, Unit } from './Calculator.schema.ts';

/** A field as the author described it. */
export interface Field {
  readonly name: string;
  readonly unit: Unit;
  readonly label: string;
  readonly help?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

/** The text in each field, by its name. */
export type Typed = Readonly<Record<string, string>>;

/** In the formulas a name has one unit; taxes are a share of a price, or an amount. */
function unitOf(name: string, { formula }: Calculation): Unit {
  if (name === 'years') return 'years';
  if (name === 'rate' || name === 'apy') return 'percent';
  return name === 'taxes' && formula === 'affordability' ? 'percent' : 'dollars';
}

/** Returns the fields of a calculation, in the author's order. */
export const fieldsOf = (calculation: Calculation): readonly Field[] =>
  Object.entries(calculation.fields)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => ({ ...field, name, unit: unitOf(name, calculation) }));

const readers: Readonly<Record<Unit, (typed: string) => string | undefined>> = {
  dollars: readDollars,
  percent: readPercent,
  months: readNumber,
  years: readNumber,
};

/** Rates have up to three decimals, such as 6.625; amounts with three are not read at all. */
const hasTooManyDecimals = (read: string) => /\.\d{4}/.test(read);

/** Writes a number as its field shows it; the unit is beside the field. */
export function writtenAs(unit: Unit, value: number): string {
  if (unit === 'dollars') return formatWholeDollars(value).replace('$', '');
  if (unit !== 'percent') return formatNumber(value);
  return formatPercent(value, Number(value.toFixed(2)) === value ? 2 : 3).replace('%', '');
}

/** Writes a number with its unit, for messages and for those who hear a slider. */
export function spokenAs(unit: Unit, value: number, { word }: Language): string {
  const written = writtenAs(unit, value);
  if (unit === 'dollars') return `$${written}`;
  if (unit === 'percent') return `${written}%`;
  return value === 1 ? word(unit === 'years' ? 'oneYear' : 'oneMonth') : `${written} ${word(unit)}`;
}

/** Returns the number in a field; `undefined` if it is none. */
export function numberIn({ unit, name }: Field, typed: Typed): number | undefined {
  const read = readers[unit](typed[name] ?? '');
  return read === undefined ? undefined : Number(read);
}

/**
 * Returns where the slider of a field stands: the step that is nearest to a number. A browser would move the slider there
 * by itself, and React would take that for the visitor's doing.
 */
export function sliderValue({ min, max, step }: Field, value: number): number {
  const last = Math.floor((max - min) / step + 1e-9);
  const at = Math.min(last, Math.max(0, Math.round((value - min) / step)));
  return Number((min + at * step).toFixed(6));
}

/** Returns what is wrong with a field; an empty text if nothing is. */
export function mistakeIn(field: Field, typed: Typed, language: Language): string {
  const { unit, name, min, max, initial } = field;
  const { word } = language;
  const text = typed[name] ?? '';
  if (cleanCode(text) === '') return word('errorEmpty');
  const read = readers[unit](text);
  const example = { example: writtenAs(unit, initial) };
  if (read === undefined) return word('errorCharacter', example);
  const isWhole = unit === 'months' || unit === 'years';
  if (isWhole && !Number.isInteger(Number(read))) return word('errorWhole', example);
  if (hasTooManyDecimals(read)) return word('errorDecimals', example);
  if (Number(read) >= min && Number(read) <= max) return '';
  return word('errorRange', { min: spokenAs(unit, min, language), max: spokenAs(unit, max, language) });
}

/** Reads a form, and writes its numbers as fields show them. A field that was not sent has its example. */
export const typedIn = (sent: URLSearchParams, fields: readonly Field[]): Typed =>
  Object.fromEntries(
    fields.map((field) => {
      const text = sent.get(field.name) ?? writtenAs(field.unit, field.initial);
      const number = numberIn(field, { [field.name]: text });
      // A number that writing would round is a mistake, and stays.
      const isExact = number !== undefined && !hasTooManyDecimals(readers[field.unit](text) ?? '');
      return [field.name, isExact ? writtenAs(field.unit, number) : text];
    }),
  );

/** The examples, as their fields show them. */
export const initialTyped = (fields: readonly Field[]): Typed => typedIn(new URLSearchParams(), fields);
