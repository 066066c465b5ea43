import type { JsonPath } from '#composer/problems/problemAt.ts';
import { valueAt } from '#composer/page/valueAt.ts';

/** What a condition does to its field. */
export type Effect = 'show' | 'require' | 'disable' | 'force';

/** One condition on another field, as far as it can be parsed. */
export interface ReadCondition {
  readonly effect: Effect;
  /** Path relative to the form. */
  readonly path: JsonPath;
  readonly field: string;
  readonly is?: readonly string[];
  readonly isNot?: readonly string[];
}

/** The parts of a field that relate it to others. Read from any JSON. */
export interface ReadField {
  readonly name: string;
  readonly kind: string;
  /** Path relative to the form. */
  readonly path: JsonPath;
  /** Values that it can have. Absent if the visitor types the value. */
  readonly choices?: readonly string[];
  /** The field's own conditions and those of its group. */
  readonly conditions: readonly ReadCondition[];
  readonly value: unknown;
}

const texts = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string');

const listAt = (value: unknown, key: string): readonly string[] | undefined => {
  const list = valueAt(value, [key]);
  return Array.isArray(list) ? texts(list) : undefined;
};

function readCondition(effect: Effect, path: JsonPath, value: unknown): ReadCondition[] {
  const field = valueAt(value, ['field']);
  const is = listAt(value, 'is');
  const isNot = listAt(value, 'isNot');
  if (typeof field !== 'string' || (!is && !isNot)) return [];
  return [{ effect, path, field, ...(is && { is }), ...(isNot && { isNot }) }];
}

function readConditions(when: unknown, path: JsonPath): ReadCondition[] {
  const effects = [
    ['show', ['show']],
    ['require', ['require']],
    ['disable', ['disable']],
    ['force', ['force', 'if']],
  ] as const;
  return effects.flatMap(([effect, below]) => {
    const value = valueAt(when, below);
    const at = [...path, ...below];
    return Array.isArray(value)
      ? value.flatMap((one: unknown, index) => readCondition(effect, [...at, index], one))
      : readCondition(effect, at, value);
  });
}

function choicesOf(field: unknown, kind: string): readonly string[] | undefined {
  const options = valueAt(field, ['options']);
  if (Array.isArray(options)) return texts(options.map((option) => valueAt(option, ['value'])));
  if (kind === 'checkbox' || kind === 'consent') return ['yes'];
  const value = valueAt(field, ['value']);
  return kind === 'hidden' && typeof value === 'string' && valueAt(field, ['from']) === undefined
    ? [value]
    : undefined;
}

function readField(field: unknown, path: JsonPath, group: readonly ReadCondition[]): ReadField[] {
  const kind = String(valueAt(field, ['kind']));
  const name = kind === 'captcha' ? 'captcha_response' : valueAt(field, ['name']);
  if (typeof name !== 'string') return [];
  const choices = choicesOf(field, kind);
  const own = readConditions(valueAt(field, ['when']), [...path, 'when']);
  return [{ name, kind, path, ...(choices && { choices }), conditions: [...group, ...own], value: field }];
}

/** Returns all fields of a form in order, including those in groups. */
export function readFields(form: unknown): readonly ReadField[] {
  const entries = valueAt(form, ['fields']);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) => {
    const path = ['fields', index];
    if (valueAt(entry, ['kind']) !== 'group') return readField(entry, path, []);
    const inner = valueAt(entry, ['fields']);
    const conditions = readConditions(valueAt(entry, ['when']), [...path, 'when']);
    return Array.isArray(inner)
      ? inner.flatMap((field: unknown, at) => readField(field, [...path, 'fields', at], conditions))
      : [];
  });
}
