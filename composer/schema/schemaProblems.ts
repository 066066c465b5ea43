import { z } from 'zod';
import { describeSchema, kindOfValue, listOr, nameOfPath, showValue, typeInWords } from './describeValue.ts';
import { isSafeRename, nearest } from '#composer/problems/nearest.ts';
import type { Fix, Problem } from '#composer/problems/problem.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { type Checked, nodeAt, report } from './Checked.ts';
import { isUnderOldName, missing, nameProblem } from './nameProblems.ts';
import { meantBy, otherNamesOfChoices } from './otherNames.ts';
import { SchemaCursor } from './SchemaCursor.ts';
import { schemaCodes } from './schemaCodes.ts';

type Issue = z.core.$ZodIssue;

const unsafeLink = schemaCodes['unsafe-link'];

/** Converts zod's issues to problems, in words for authors and at the right position. */
export function schemaProblems(checked: Checked, issues: readonly Issue[]): Problem[] {
  const whole = new SchemaCursor(checked.schema, checked.value);
  return issues.flatMap((issue) => issueProblems(checked, whole, issue));
}

/** @param base The part that the path of the issue starts from. */
function issueProblems(checked: Checked, base: SchemaCursor, issue: Issue): Problem[] {
  const part = base.at(jsonPath(issue.path));
  const isMissing = part.value === undefined;
  if (isMissing && isUnderOldName(part)) return [];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => nameProblem(checked, part, key));
    case 'invalid_union':
      return unionProblems(checked, part, issue);
    case 'invalid_type':
      return [isMissing ? missing(checked, part) : wrongType(checked, part, typeInWords(issue.expected))];
    case 'invalid_value':
      return [isMissing ? missing(checked, part) : wrongValue(checked, part, issue.values)];
    case 'too_small':
    case 'too_big':
      return [outOfRange(checked, part, issue)];
    case 'invalid_key':
      return [report(checked, schemaCodes['invalid-value'], part.path, keyDetails(part, issue), 'name')];
    default:
      return [isMissing ? missing(checked, part) : invalid(checked, part, issue)];
  }
}

function wrongType(checked: Checked, part: SchemaCursor, expected: string, suggestion?: string): Problem {
  const { path, value, meta } = part;
  const isWhole = path.length === 0;
  const fix = isWhole ? undefined : unquoteFix(checked, part);
  return report(checked, schemaCodes['wrong-type'], path, {
    parameters: { ...(isWhole && { name: 'props' }), expected, received: kindOfValue(value) },
    expected,
    received: showValue(value),
    ...(!isWhole && { hint: meta.description, suggestion }),
    ...(fix && { fix }),
  });
}

function wrongValue(checked: Checked, part: SchemaCursor, values: readonly unknown[]): Problem {
  const { path, value } = part;
  const expected = listOr(values.map((allowed) => showValue(allowed)));
  const near = typeof value === 'string' ? nearestChoice(part, value, values) : undefined;
  const node = nodeAt(checked, path);
  const safe = node && near !== undefined && typeof value === 'string' && isSafeRename(value, near);
  const unquoted = unquoteFix(checked, part);
  return report(checked, schemaCodes['wrong-value'], path, {
    parameters: { received: showValue(value), expected },
    received: showValue(value),
    expected,
    suggestion: near,
    ...(safe && { fix: { offset: node.offset, length: node.length, text: JSON.stringify(near) } }),
    ...(unquoted && { fix: unquoted }),
  });
}

/** Returns the choice with this synonym, or else the one with the most similar spelling. */
function nearestChoice(part: SchemaCursor, value: string, values: readonly unknown[]): string | undefined {
  const names = values.map(String);
  const meant = meantBy(value, otherNamesOfChoices(part));
  return meant !== undefined && names.includes(meant) ? meant : nearest(value, names);
}

function outOfRange(
  checked: Checked,
  { path, value, meta: { description } }: SchemaCursor,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): Problem {
  if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) === 1) {
    return report(checked, schemaCodes['empty-text'], path, {
      received: showValue(value),
      hint: description,
    });
  }
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const unit = unitWords(issue.origin, limit);
  const bound = boundWords(issue.code === 'too_small', issue.inclusive ?? true, unit === '');
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
  const expected = unit === '' ? `be ${bound} ${limit}` : `have ${bound} ${limit} ${unit}`;
  return report(checked, schemaCodes['out-of-range'], path, {
    parameters: { expected, received: size === undefined ? `is ${showValue(value)}` : `has ${size}` },
    received: showValue(value),
    expected: expected.replace(/^be |^have /, ''),
    hint: description,
  });
}

function unitWords(origin: string, count: number): string {
  if (origin === 'string') return count === 1 ? 'character' : 'characters';
  if (origin === 'array' || origin === 'set') return count === 1 ? 'entry' : 'entries';
  return '';
}

function boundWords(isMinimum: boolean, inclusive: boolean, isNumber: boolean): string {
  if (isMinimum) return inclusive || !isNumber ? 'at least' : 'more than';
  return inclusive || !isNumber ? 'at most' : 'less than';
}

function invalid(
  checked: Checked,
  { path, value, meta: { description } }: SchemaCursor,
  issue: Issue,
): Problem {
  if (issue.code === 'custom' && issue.params?.['portico'] === unsafeLink.code) {
    const received = showValue(value);
    return report(checked, unsafeLink, path, { parameters: { received }, received });
  }
  const detail = detailWords(issue);
  return report(checked, schemaCodes['invalid-value'], path, {
    parameters: { name: path.length === 0 ? 'props' : nameOfPath(path), received: showValue(value), detail },
    received: showValue(value),
    expected: detail.replace(/^Expected /, ''),
    hint: description,
  });
}

const formats: Readonly<Record<string, string>> = {
  url: 'Expected a full address such as https://www.example.com/page',
  email: 'Expected an email address',
  date: 'Expected a date such as 2027-04-01',
  datetime: 'Expected a date and time such as 2027-04-01T09:00:00Z',
  time: 'Expected a time such as 09:00:00',
};

function detailWords(issue: Issue): string {
  const own = issue.message.startsWith('Invalid') ? undefined : issue.message;
  const format = issue.code === 'invalid_format' ? formats[issue.format] : undefined;
  return (own ?? format ?? issue.message).replace(/\.$/, '');
}

function keyDetails({ path }: SchemaCursor, issue: z.core.$ZodIssueInvalidKey) {
  const [first] = issue.issues;
  return {
    parameters: {
      received: showValue(path.at(-1)),
      detail: first ? detailWords(first) : 'Expected a different name',
    },
    received: String(path.at(-1)),
  };
}

/** Reports the problems of the union option that the author most likely meant. */
function unionProblems(checked: Checked, part: SchemaCursor, issue: z.core.$ZodIssueInvalidUnion): Problem[] {
  const { schema, value } = part;
  if (value === undefined) return [missing(checked, part)];
  if (issue.errors.length === 0) {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
    return [wrongValue(checked, part, options)];
  }
  const literals = issue.errors.map((branch) => {
    const [first] = branch;
    return branch.length === 1 && first?.code === 'invalid_value' && first.path.length === 0
      ? first.values
      : undefined;
  });
  if (literals.every((values) => values !== undefined)) return [wrongValue(checked, part, literals.flat())];
  const fitting = issue.errors.filter(
    (branch) => !branch.some((one) => one.path.length === 0 && isTypeIssue(one)),
  );
  const [best] = fitting.toSorted(
    (one, other) => one.length - other.length || misspelt(other) - misspelt(one),
  );
  if (best) return best.flatMap((one) => issueProblems(checked, part, one));
  const near =
    typeof value === 'string'
      ? nearest(value, literals.flatMap((values) => values ?? []).map(String))
      : undefined;
  return [wrongType(checked, part, schema ? describeSchema(schema) : 'another value', near)];
}

/** Returns how many missing names of an option are present with another spelling. */
function misspelt(branch: readonly Issue[]): number {
  const unknown = branch.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const absent = branch.filter(isTypeIssue).map(({ path }) => String(path.at(-1)));
  return absent.filter((name) => nearest(name, unknown) !== undefined).length;
}

const isTypeIssue = (issue: Issue) => issue.code === 'invalid_type' || issue.code === 'invalid_value';

/** Suggests to change `"12"` to `12` or `"true"` to `true`, if the schema accepts the result. */
function unquoteFix(checked: Checked, { path, schema, value }: SchemaCursor): Fix | undefined {
  if (typeof value !== 'string' || !/^(-?(0|[1-9]\d*)(\.\d+)?|true|false)$/.test(value)) return undefined;
  const node = nodeAt(checked, path);
  if (!schema || !node || !z.safeParse(schema, JSON.parse(value)).success) return undefined;
  return { offset: node.offset, length: node.length, text: value };
}

const jsonPath = (path: readonly PropertyKey[]): JsonPath =>
  path.map((step) => (typeof step === 'symbol' ? String(step) : step));
