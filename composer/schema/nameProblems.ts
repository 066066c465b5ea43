import { findNodeAtLocation } from 'jsonc-parser';
import { isRecord } from '#lib/values/isRecord.ts';
import { meantBy, otherNamesOfProperties } from '#composer/page/otherNames.ts';
import { findProperty, metaAt, propertyNames, schemaAt, valueAt } from '#composer/page/schemaAt.ts';
import { hasMedia } from './hasMedia.ts';
import { describeSchema, nameOfPath } from './describeValue.ts';
import { isSafeRename, nearest } from '#composer/problems/nearest.ts';
import type { Fix, Problem } from '#composer/problems/problem.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { renamedKeys } from '#composer/problems/renamedKeys.ts';
import { nodeRoot, report, type Checked } from './Checked.ts';
import { schemaCodes } from './schemaCodes.ts';

/** Returns ` in “primary”`, or an empty string for the root. */
const placeOf = (path: JsonPath) => (path.length === 0 ? '' : ` in “${nameOfPath(path)}”`);

/** Reports a name that the schema does not know, or that was renamed. */
export const nameProblem = (checked: Checked, path: JsonPath, name: string): Problem =>
  renamedKey(checked, path, name) ?? unknownName(checked, path, name);

function unknownName(checked: Checked, path: JsonPath, name: string): Problem {
  const container = valueAt(checked.value, path);
  const here = schemaAt(checked.schema, checked.value, path);
  const names = propertyNames(here, container);
  const free = names.filter((known) => !hasKey(container, known));
  const meant = meantBy(name, otherNamesOfProperties(here));
  const near = meant !== undefined && free.includes(meant) ? meant : nearest(name, free);
  const elsewhere = near === undefined ? findElsewhere(checked, path, name) : undefined;
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
      ...((near ?? elsewhere) !== undefined && { suggestion: near ?? elsewhere }),
      ...(names.length > 0 && near === undefined && { hint: `It has ${names.join(', ')}.` }),
      ...(fix && { fix }),
    },
    'name',
  );
}

/** Returns `link.href` if the name belongs to another part of the value, or to an enclosing one. */
function findElsewhere(checked: Checked, path: JsonPath, name: string): string | undefined {
  const here = schemaAt(checked.schema, checked.value, path);
  const below = here && findProperty(here, name);
  if (below && below.length > 1) return below.join('.');
  const anywhere = path.length > 0 ? findProperty(checked.schema, name) : undefined;
  return anywhere && `${anywhere.join('.')} of ${checked.owner}`;
}

/** Reports a renamed key. Returns `undefined` if the key was not renamed. */
function renamedKey(checked: Checked, path: JsonPath, name: string): Problem | undefined {
  const now = renamedKeys.get(name);
  const container = valueAt(checked.value, path);
  const names = propertyNames(schemaAt(checked.schema, checked.value, path), container);
  if (now === undefined || !names.includes(now)) return undefined;
  const isTaken = hasKey(container, now);
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
export function isUnderOldName(checked: Checked, path: JsonPath): boolean {
  const parent = path.slice(0, -1);
  const container = valueAt(checked.value, parent);
  const names = propertyNames(schemaAt(checked.schema, checked.value, parent), container);
  return [...renamedKeys].some(
    ([old, now]) => now === path.at(-1) && hasKey(container, old) && !names.includes(old),
  );
}

const hasKey = (value: unknown, key: string) => isRecord(value) && Object.hasOwn(value, key);

/** Reports a missing required value. */
export function missing(checked: Checked, path: JsonPath): Problem {
  const name = String(path.at(-1) ?? '');
  const parent = path.slice(0, -1);
  const meta = metaAt(checked.schema, checked.value, path);
  const parameters = { name, place: placeOf(parent) };
  const parentSchema = schemaAt(checked.schema, checked.value, parent);
  const isImage = parentSchema !== undefined && hasMedia(parentSchema);
  if (isImage && name === 'alt')
    return report(checked, schemaCodes['image-without-alt'], path, { parameters });
  const hint = meta.description === undefined ? undefined : `${meta.title ?? name}: ${meta.description}`;
  const schema = schemaAt(checked.schema, checked.value, path);
  return report(
    checked,
    checked.section ? schemaCodes['missing-prop'] : schemaCodes['missing-property'],
    path,
    {
      parameters,
      ...(schema && { expected: describeSchema(schema) }),
      ...(hint !== undefined && { hint }),
    },
  );
}

function renameFix(checked: Checked, path: JsonPath, name: string): Fix | undefined {
  const key = findNodeAtLocation(nodeRoot(checked), [...checked.path, ...path])?.parent?.children?.[0];
  return key && { offset: key.offset, length: key.length, text: JSON.stringify(name) };
}
