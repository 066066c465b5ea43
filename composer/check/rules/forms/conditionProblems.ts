import type { ProblemType } from '#composer/problems/problemType.ts';
import { listOr, showValue } from '#composer/schema/describeValue.ts';
import type { Effect, ReadCondition, ReadField } from '#composer/check/facts/readers/formShape.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { JsonPath, ProblemDetails } from '#composer/problems/problemAt.ts';
import { formCodes } from './formCodes.ts';

export type Report = <Type extends ProblemType>(
  type: Type,
  below: JsonPath,
  details: ProblemDetails<Type>,
) => void;
type Fields = ReadonlyMap<string, ReadField>;

/** For each field, the values that conditions still allow. */
type Left = Map<string, { readonly allowed?: ReadonlySet<string>; readonly refused: ReadonlySet<string> }>;

const key = ({ field, is, isNot }: ReadCondition) => JSON.stringify([field, is, isNot]);
const ofEffect = (field: ReadField, effect: Effect) =>
  field.conditions.filter((condition) => condition.effect === effect);

/** Checks the conditions of a form's fields (COND-06). */
export function conditionProblems(fields: Fields, report: Report): void {
  // The conditions of a group apply to each of its fields, but are reported once.
  const reported = new Set<string>();
  for (const field of fields.values()) {
    for (const condition of field.conditions) {
      const at = JSON.stringify(condition.path);
      if (reported.has(at)) continue;
      reported.add(at);
      checkNames(condition, fields, report);
    }
    checkForcedValue(field, report);
    const loop = waitingLoop(field, fields);
    if (loop) report(formCodes['condition-loop'], field.path, { parameters: { loop: loop.join(' → ') } });
    else checkContradictions(field, fields, report);
  }
}

function checkNames(condition: ReadCondition, fields: Fields, report: Report): void {
  const { path, field: name } = condition;
  const other = fields.get(name);
  if (!other) return unknownField([...path, 'field'], name, fields, report);
  for (const [word, values] of [
    ['is', condition.is],
    ['isNot', condition.isNot],
  ] as const)
    values?.forEach((value, index) => {
      if (value !== '') checkChoice(other, value, [...path, word, index], report);
    });
}

/** Reports a name that no field has, and suggests the most similar one. */
export function unknownField(at: JsonPath, name: string, fields: Fields, report: Report): void {
  const near = nearest(name, fields.keys());
  report(formCodes['unknown-field'], at, {
    parameters: { name },
    received: name,
    ...(near === undefined ? { hint: `It has ${[...fields.keys()].join(', ')}.` } : { suggestion: near }),
  });
}

/** Reports a value that is not among a field's choices, and suggests the most similar one. */
export function checkChoice({ name, choices }: ReadField, value: string, at: JsonPath, report: Report): void {
  if (!choices || choices.includes(value)) return;
  report(formCodes['unknown-choice'], at, {
    parameters: {
      field: name,
      received: showValue(value),
      expected: listOr(choices.map((choice) => showValue(choice))),
    },
    received: value,
    suggestion: nearest(value, choices),
  });
}

function checkForcedValue(field: ReadField, report: Report): void {
  const path = ['when', 'force', 'value'];
  const given = valueAt(field.value, path);
  if (typeof given === 'string' && given !== '') checkChoice(field, given, [...field.path, ...path], report);
}

/** Returns a cycle of fields, each of which depends on the next for its presence or value, or `undefined`. */
function waitingLoop(start: ReadField, fields: Fields): readonly string[] | undefined {
  const seen = new Set<string>();
  const search = (field: ReadField, passed: readonly string[]): readonly string[] | undefined => {
    for (const { effect, field: name } of field.conditions) {
      if (effect !== 'show' && effect !== 'force') continue;
      if (name === start.name) return [...passed, name];
      const next = fields.get(name);
      if (!next || seen.has(name)) continue;
      seen.add(name);
      const loop = search(next, [...passed, name]);
      if (loop) return loop;
    }
    return undefined;
  };
  return search(start, [start.name]);
}

/** Narrows the remaining values by conditions, and by the `show` conditions of the fields that they depend on. */
function narrow(
  left: Left,
  conditions: readonly ReadCondition[],
  fields: Fields,
  passed = new Set<string>(),
): Left {
  for (const condition of conditions) {
    const { field: name, is, isNot = [] } = condition;
    const { allowed, refused } = left.get(name) ?? { refused: new Set<string>() };
    const both = is && new Set(allowed ? is.filter((value) => allowed.has(value)) : is);
    left.set(name, { allowed: both ?? allowed, refused: new Set([...refused, ...isNot]) });
    const other = fields.get(name);
    // Any value but the empty one requires the field to be shown.
    const needsField = is ? !is.includes('') : isNot.includes('');
    if (!other || !needsField || passed.has(name)) continue;
    passed.add(name);
    narrow(left, ofEffect(other, 'show'), fields, passed);
  }
  return left;
}

/** Describes the first field that has no value left with which all conditions hold. `undefined` if there is none. */
function impossible(left: Left, fields: Fields): string | undefined {
  for (const [name, { allowed, refused }] of left) {
    const field = fields.get(name);
    if (!field) continue;
    const isSeveral = field.kind === 'checkboxGroup';
    const possible = allowed ?? (field.choices && new Set([...field.choices, '']));
    if (!possible || isSeveral || [...possible].some((value) => !refused.has(value))) continue;
    return `no value of “${name}” meets all conditions`;
  }
  return undefined;
}

const effects: Readonly<Record<Effect, string>> = {
  show: 'This field would never show',
  require: 'This would never be required',
  disable: 'This would never be disabled',
  force: 'This value would never be set',
};

function checkContradictions(field: ReadField, fields: Fields, report: Report): void {
  const shown = ofEffect(field, 'show');
  const never = impossible(narrow(new Map(), shown, fields), fields);
  if (never !== undefined) {
    const at = shown.at(-1)?.path ?? field.path;
    return report(formCodes['condition-contradiction'], at, {
      parameters: { effect: effects.show, reason: never },
    });
  }
  for (const effect of ['require', 'disable', 'force'] as const) {
    const own = ofEffect(field, effect);
    if (own.length === 0) continue;
    const reason = impossible(narrow(narrow(new Map(), shown, fields), own, fields), fields);
    if (reason !== undefined)
      report(formCodes['condition-contradiction'], own[0]?.path ?? field.path, {
        parameters: { effect: effects[effect], reason },
      });
  }
  const require = ofEffect(field, 'require').map(key);
  const disable = ofEffect(field, 'disable').map(key);
  if (require.length > 0 && require.join() === disable.join()) {
    report(formCodes['condition-contradiction'], [...field.path, 'when', 'require'], {
      parameters: {
        effect: effects.require,
        reason: 'the same condition disables the field, so nobody could fill it in',
      },
    });
  }
}
