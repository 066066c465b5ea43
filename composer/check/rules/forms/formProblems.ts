import { conditionProblems, type Report, unknownField } from './conditionProblems.ts';
import { showValue } from '#composer/schema/describeValue.ts';
import { type ReadField, readFields } from '#composer/check/facts/readers/formShape.ts';
import { leadsAway } from '#composer/check/facts/readers/formTargets.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath, type JsonPath } from '#composer/problems/problemAt.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { fewest, most } from '#content/textLengths.ts';
import { checkTaxNumber } from './taxNumberFields.ts';
import { formCodes } from './formCodes.ts';

/**
 * Checks a form as a whole: duplicate field names, conditions that name no field, contradict each other or form a cycle
 * (COND-06), fields that nobody could fill in, and pages of other sites that it leads to (SEC-01). Accepts any JSON;
 * the form's schema reports values of the wrong shape.
 */
export function formProblems(source: SourceFile, path: JsonPath, form: unknown): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (type, below, details) => {
    problems.push(problemAtPath(source, type, [...path, ...below], details));
  };
  const byName = new Map<string, ReadField>();
  for (const field of readFields(form)) {
    if (byName.has(field.name)) {
      report(formCodes['duplicate-field'], field.kind === 'captcha' ? field.path : [...field.path, 'name'], {
        parameters: { name: field.name },
        received: field.name,
      });
    } else byName.set(field.name, field);
  }
  conditionProblems(byName, report);
  for (const field of byName.values()) {
    checkLimits(field, report);
    checkChoices(field, report);
    checkTaxNumber(field, report);
    const confirmed = valueAt(field.value, ['of']);
    if (typeof confirmed === 'string' && !byName.has(confirmed))
      unknownField([...field.path, 'of'], confirmed, byName, report);
  }
  checkTargets(form, report);
  return problems;
}

/** Returns the lengths that a field's rules allow: its own, or else the defaults of its kind. */
function lengthLimits(
  kind: string,
  value: unknown,
): { readonly min: number; readonly max: number } | undefined {
  const numberAt = (name: string) => {
    const found = valueAt(value, [name]);
    return typeof found === 'number' ? found : undefined;
  };
  const [minLength, maxLength] = [numberAt('minLength'), numberAt('maxLength')];
  if (kind === 'password') return { min: minLength ?? 1, max: maxLength ?? Infinity };
  if (kind !== 'text' && kind !== 'textarea' && kind !== 'number') return undefined;
  const rule = valueAt(value, ['rule']) === 'generic' ? 'generic' : undefined;
  return { min: fewest({ rule, minLength }), max: most({ maxLength }) };
}

function neverValid({
  kind,
  value,
}: ReadField): { readonly at: string; readonly reason: string } | undefined {
  const limits = lengthLimits(kind, value);
  if (limits && limits.min > limits.max) {
    const { min, max } = limits;
    const at = valueAt(value, ['maxLength']) === undefined ? 'minLength' : 'maxLength';
    return { at, reason: `it must have at least ${min} characters and at most ${max}` };
  }
  if (kind === 'zip' && valueAt(value, ['minDigits']) === 9 && valueAt(value, ['digits']) !== 9)
    return { at: 'minDigits', reason: 'it must have at least 9 digits, but “digits” is 5' };
  if (kind === 'date' && valueAt(value, ['futureDates']) === true && valueAt(value, ['pastDates']) === true)
    return { at: 'pastDates', reason: 'no date is both later and earlier than today' };
  if (kind === 'hidden' && valueAt(value, ['value']) === undefined && valueAt(value, ['from']) === undefined)
    return { at: 'name', reason: 'it is hidden and has neither “value” nor “from”' };
  return undefined;
}

function checkLimits(field: ReadField, report: Report): void {
  const never = neverValid(field);
  if (!never) return;
  const { at, reason } = never;
  report(formCodes['field-never-valid'], [...field.path, at], { parameters: { name: field.name, reason } });
}

function checkChoices({ name, path, choices, value }: ReadField, report: Report): void {
  if (!Array.isArray(valueAt(value, ['options']))) return;
  choices?.forEach((choice, index) => {
    if (choices.indexOf(choice) === index) return;
    report(formCodes['duplicate-choice'], [...path, 'options', index, 'value'], {
      parameters: { name, received: showValue(choice) },
      received: choice,
    });
  });
}

/** The pages that answer a form without JavaScript must be on this site. */
function checkTargets(form: unknown, report: Report): void {
  for (const name of ['successPage', 'errorPage']) {
    const target = valueAt(form, [name]);
    if (leadsAway(target))
      report(formCodes['form-leads-outside'], [name], {
        parameters: { received: showValue(target) },
        received: target,
      });
  }
  const errorPage = valueAt(form, ['errorPage']);
  if (typeof errorPage === 'string' && !errorPage.includes('.error'))
    report(formCodes['form-error-page'], ['errorPage'], { received: errorPage });
}
