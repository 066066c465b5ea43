import { conditionProblems, type Report, unknownField } from './conditionProblems.ts';
import { limitProblems, weekdayProblems } from './limitProblems.ts';
import { quoteProblems } from './quoteProblems.ts';
import { showValue } from '#composer/schema/describeValue.ts';
import { type ReadField, readFields } from '#composer/check/facts/readers/formShape.ts';
import { leadsAway, repeatedAnswers } from '#composer/check/facts/readers/formTargets.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath, type JsonPath } from '#composer/problems/problemAt.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { fewest, most } from '#content/textLengths.ts';
import { formCodes } from './formCodes.ts';

/**
 * Checks a form as a whole: duplicate field names, conditions that name no field, contradict each other or form a cycle
 * (COND-06), fields that nobody could fill in, repeated answers that name no field, and pages of other sites that it
 * leads to (SEC-01). Accepts any JSON; the form's schema reports values of the wrong shape.
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
  quoteProblems(form, byName, report);
  for (const field of byName.values()) {
    checkLimits(field, report);
    limitProblems(field, byName, report);
    weekdayProblems(field, byName, report);
    checkChoices(field, report);
    checkTaxNumber(field, report);
    for (const property of ['of', 'zip']) {
      const other = valueAt(field.value, [property]);
      if (typeof other === 'string' && !byName.has(other))
        unknownField([...field.path, property], other, byName, report);
    }
  }
  checkAnswers(form, byName, report);
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

function neverValidDate(value: unknown): ReturnType<typeof neverValid> {
  const [minAge, maxAge] = [valueAt(value, ['minAge']), valueAt(value, ['maxAge'])];
  const past = ['pastDates', 'minAge'].find((name) => Boolean(valueAt(value, [name])));
  if (valueAt(value, ['futureDates']) === true && past !== undefined)
    return { at: past, reason: 'no date is both later and earlier than today' };
  return typeof minAge === 'number' && typeof maxAge === 'number' && minAge > maxAge
    ? { at: 'maxAge', reason: `nobody is at least ${minAge} and at most ${maxAge}` }
    : undefined;
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
  if (kind === 'date') return neverValidDate(value);
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

/** A confirmation repeats answers of the form. */
function checkAnswers(form: unknown, byName: ReadonlyMap<string, ReadField>, report: Report): void {
  for (const { name, path } of repeatedAnswers(form))
    if (!byName.has(name)) unknownField(path, name, byName, report);
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

/** Kinds of fields into which visitors type any text or number, and whose values are stored as they are. */
const plainKinds: ReadonlySet<string> = new Set(['text', 'textarea', 'number']);

interface TaxNumber {
  /** The field kind for it. */
  readonly kind: 'ssn' | 'itin' | 'taxId';
  readonly what: string;
  /** Names and labels that ask for it, in English, Spanish and Chinese. */
  readonly pattern: RegExp;
}

const taxNumbers: readonly TaxNumber[] = [
  {
    kind: 'itin',
    what: 'an individual taxpayer identification number',
    pattern: /\bitin\b|individual taxpayer|contribuyente individual|个人纳税/i,
  },
  {
    kind: 'ssn',
    what: 'a Social Security number',
    pattern:
      /\bssn\b|social[ _-]?security[ _-]?(?:number|num|no\b|#|nr)|^social[ _-]?security$|n[úu]mero de(?:l)? seguro social|^seguro social$|社会(?:安全|保障|保险)(?:号|号码)|社安号|工卡号/i,
  },
  {
    kind: 'taxId',
    what: 'a tax identification number',
    pattern:
      /\btax[ _-]?id\b|\bein\b|tax(?:payer)? identification|employer identification|identificaci[óo]n (?:fiscal|tributaria|del contribuyente)|税号|纳税人识别/i,
  },
];

/** Words of fields that ask about a tax number, not for it: `Why do you not have an SSN?` */
const isAbout =
  /\b(?:why|reasons?|explain|explanation|country|countries)\b|por qu[eé]|\b(?:motivos?|raz[oó]n|expli(?:que|car|caci[oó]n)|pa[ií]s(?:es)?)\b|为什么|为何|原因|理由|说明|解释|国家/i;

/** Splits names such as `taxId` and `ssnNumber` into words, so that patterns find whole words. */
const inWords = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

/** Reports a plain field that asks for a number which must not be stored as it is. */
function checkTaxNumber({ name, kind, path, value }: ReadField, report: Report): void {
  if (!plainKinds.has(kind)) return;
  const label = valueAt(value, ['label']);
  if (typeof label === 'string' && isAbout.test(label)) return;
  const words = inWords(name);
  const found = taxNumbers.flatMap((one) => {
    if (typeof label === 'string' && one.pattern.test(label)) return [{ ...one, at: 'label' }];
    return one.pattern.test(words) && !isAbout.test(words) ? [{ ...one, at: 'name' }] : [];
  })[0];
  if (!found) return;
  const parameters = { what: found.what, kind: found.kind };
  const code = kind === 'textarea' ? 'tax-number-in-long-text' : 'tax-number-as-text';
  report(formCodes[code], [...path, found.at], { parameters, received: kind });
}
