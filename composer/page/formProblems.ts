import { nearest } from './nearest.ts';
import type { ProblemCode } from './catalogue.ts';
import { listOr, showValue } from './describeValue.ts';
import type { Problem } from './problem.ts';
import { problemAtPath, type JsonPath, type ProblemDetails } from './problemAt.ts';
import { valueAt } from './schemaAt.ts';
import type { SourceFile } from './sourceFile.ts';

/** A field as far as its relations to others go. */
interface Field {
  readonly name: string;
  /** Path below the form. */
  readonly path: JsonPath;
  readonly choices?: readonly string[];
  readonly conditions: readonly Condition[];
}

interface Condition {
  /** Key of the field's property, e.g. `showWhen`. */
  readonly key: string;
  readonly field: string;
  readonly is: readonly string[];
}

/**
 * What is wrong with a form as a whole (COND-06): fields of one name, conditions that name no field, can never hold or
 * wait for each other, and pages it leads to that are not of this site (SEC-01). Fields of any shape are read; what
 * does not fit the form's schema is left to the schema.
 */
export function formProblems(source: SourceFile, path: JsonPath, form: unknown): Problem[] {
  const problems: Problem[] = [];
  const report = (code: ProblemCode, below: JsonPath, details: ProblemDetails) => {
    problems.push(problemAtPath(source, code, [...path, ...below], details));
  };
  const fields = fieldsOf(form);
  const byName = new Map<string, Field>();
  for (const field of fields) {
    if (byName.has(field.name)) {
      report('duplicate-field', [...field.path, 'name'], {
        parameters: { name: field.name },
        received: field.name,
      });
    } else byName.set(field.name, field);
  }
  for (const field of fields) {
    for (const condition of field.conditions) checkCondition(field, condition, byName, report);
    const loop = waitingLoop(field, byName);
    if (loop) report('condition-loop', field.path, { parameters: { loop: loop.join(' → ') } });
  }
  for (const key of ['redirect', 'successPage', 'errorPage']) {
    const target = valueAt(form, [key]);
    if (typeof target === 'string' && /^[a-z]+:/i.test(target)) {
      report('form-leads-outside', [key], { parameters: { received: showValue(target) }, received: target });
    }
  }
  const errorPage = valueAt(form, ['errorPage']);
  if (typeof errorPage === 'string' && !errorPage.includes('.error')) {
    report('form-error-page', ['errorPage'], { received: errorPage });
  }
  return problems;
}

type Report = (code: ProblemCode, below: JsonPath, details: ProblemDetails) => void;

function checkCondition(
  field: Field,
  condition: Condition,
  fields: ReadonlyMap<string, Field>,
  report: Report,
): void {
  const at = [...field.path, condition.key];
  const other = fields.get(condition.field);
  if (!other) {
    const near = nearest(condition.field, fields.keys());
    report('unknown-field', [...at, 'field'], {
      parameters: { name: condition.field },
      received: condition.field,
      ...(near === undefined ? { hint: `It has ${[...fields.keys()].join(', ')}.` } : { suggestion: near }),
    });
    return;
  }
  const { choices } = other;
  if (!choices) return;
  condition.is.forEach((value, index) => {
    if (choices.includes(value)) return;
    const near = nearest(value, choices);
    report('unknown-choice', [...at, 'is', index], {
      parameters: {
        field: other.name,
        received: showValue(value),
        expected: listOr(choices.map((choice) => showValue(choice))),
      },
      received: value,
      ...(near !== undefined && { suggestion: near }),
    });
  });
}

/** The fields from one back to itself that are each only shown while the next has a value, or `undefined`. */
function waitingLoop(start: Field, fields: ReadonlyMap<string, Field>): readonly string[] | undefined {
  const passed = [start.name];
  let field: Field | undefined = start;
  while (field) {
    const shown: Condition | undefined = field.conditions.find(({ key }) => key === 'showWhen');
    if (!shown) return undefined;
    if (shown.field === start.name) return [...passed, start.name];
    if (passed.includes(shown.field)) return undefined;
    passed.push(shown.field);
    field = fields.get(shown.field);
  }
  return undefined;
}

function fieldsOf(form: unknown): readonly Field[] {
  const list = valueAt(form, ['fields']);
  if (!Array.isArray(list)) return [];
  return list.flatMap((field: unknown, index): Field[] => {
    const name = valueAt(field, ['name']);
    if (typeof name !== 'string' || typeof field !== 'object' || field === null) return [];
    const options = valueAt(field, ['options']);
    return [
      {
        name,
        path: ['fields', index],
        ...(Array.isArray(options) && {
          choices: texts(options.map((option) => valueAt(option, ['value']))),
        }),
        conditions: Object.keys(field)
          .filter((key) => key.endsWith('When'))
          .flatMap((key) => conditionOf(key, valueAt(field, [key]))),
      },
    ];
  });
}

function conditionOf(key: string, value: unknown): Condition[] {
  const field = valueAt(value, ['field']);
  const is = valueAt(value, ['is']);
  return typeof field === 'string' && Array.isArray(is) ? [{ key, field, is: texts(is) }] : [];
}

const texts = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string');
