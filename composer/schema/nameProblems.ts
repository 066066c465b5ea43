import { isRecord } from '#lib/values/isRecord.ts';
import { isSafeRename, nearest } from '#composer/problems/nearest.ts';
import type { Fix, Problem } from '#composer/problems/problem.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { renamedKeys } from '#composer/problems/renamedKeys.ts';
import { type Checked, nodeAt, report } from './Checked.ts';
import { describeSchema, nameOfPath } from './describeValue.ts';
import { meantBy, otherNamesOfProperties } from './otherNames.ts';
import { findProperty, hasMedia, type SchemaCursor } from './SchemaCursor.ts';
import { schemaCodes } from './schemaCodes.ts';

/** Returns ` in “primary”`, or an empty string for the root. */
const placeOf = (path: JsonPath) => (path.length === 0 ? '' : ` in “${nameOfPath(path)}”`);

/** Reports a name that the schema does not know, or that was renamed. */
export const nameProblem = (checked: Checked, container: SchemaCursor, name: string): Problem =>
  renamedKey(checked, container, name) ?? unknownName(checked, container, name);

function unknownName(checked: Checked, container: SchemaCursor, name: string): Problem {
  const { names, path } = container;
  const free = names.filter((known) => !hasKey(container.value, known));
  const meant = meantBy(name, otherNamesOfProperties(container.schema));
  const near = meant !== undefined && free.includes(meant) ? meant : nearest(name, free);
  const elsewhere = near === undefined ? findElsewhere(checked, container, name) : undefined;
  const fix =
    near !== undefined && isSafeRename(name, near) ? renameFix(checked, [...path, name], near) : undefined;
  return report(
    checked,
    checked.section ? schemaCodes['unknown-prop'] : schemaCodes['unknown-property'],
    [...path, name],
    {
      parameters: { name, place: placeOf(path) },
      received: name,
      ...(names.length > 0 && { expected: names.join(', ') }),
      suggestion: near ?? elsewhere,
      ...(names.length > 0 && near === undefined && { hint: `It has ${names.join(', ')}.` }),
      ...(fix && { fix }),
    },
    'name',
  );
}

/** Returns `link.href` if the name belongs to another part of the value, or to an enclosing one. */
function findElsewhere(checked: Checked, { schema, parent }: SchemaCursor, name: string): string | undefined {
  const below = schema && findProperty(schema, name);
  if (below && below.length > 1) return below.join('.');
  const anywhere = parent ? findProperty(checked.schema, name) : undefined;
  return anywhere && `${anywhere.join('.')} of ${checked.owner}`;
}

/** Reports a renamed key. Returns `undefined` if the key was not renamed. */
function renamedKey(
  checked: Checked,
  { names, path, value }: SchemaCursor,
  name: string,
): Problem | undefined {
  const now = renamedKeys.get(name);
  if (now === undefined || !names.includes(now)) return undefined;
  const isTaken = hasKey(value, now);
  const fix = isTaken ? undefined : renameFix(checked, [...path, name], now);
  return report(
    checked,
    schemaCodes['renamed-key'],
    [...path, name],
    {
      parameters: { name, now, place: placeOf(path) },
      received: name,
      expected: now,
      ...(isTaken && { hint: `“${now}” is also present. Delete one of them.` }),
      ...(fix && { fix }),
    },
    'name',
  );
}

/** Whether a property is only missing because the object still has it under its old name. */
export const isUnderOldName = ({ path, parent }: SchemaCursor): boolean =>
  [...renamedKeys].some(
    ([old, now]) => now === path.at(-1) && hasKey(parent?.value, old) && !parent?.names.includes(old),
  );

const hasKey = (value: unknown, key: string) => isRecord(value) && Object.hasOwn(value, key);

/** Reports a missing required value. */
export function missing(checked: Checked, { path, schema, meta, parent }: SchemaCursor): Problem {
  const name = String(path.at(-1) ?? '');
  const parameters = { name, place: placeOf(path.slice(0, -1)) };
  if (name === 'alt' && parent?.schema && hasMedia(parent.schema))
    return report(checked, schemaCodes['image-without-alt'], path, { parameters });
  const hint = meta.description === undefined ? undefined : `${meta.title ?? name}: ${meta.description}`;
  return report(
    checked,
    checked.section ? schemaCodes['missing-prop'] : schemaCodes['missing-property'],
    path,
    {
      parameters,
      ...(schema && { expected: describeSchema(schema) }),
      hint,
    },
  );
}

function renameFix(checked: Checked, path: JsonPath, name: string): Fix | undefined {
  const key = nodeAt(checked, path)?.parent?.children?.[0];
  return key && { offset: key.offset, length: key.length, text: JSON.stringify(name) };
}
