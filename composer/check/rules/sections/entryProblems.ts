import { isRecord } from '#lib/values/isRecord.ts';
import type { AnySection, PropWarning } from '#section-kit/defineSection.ts';
import type { Registry } from '#composer/check/facts/EntryReport.ts';
import { limits } from '#composer/page/limits.ts';
import { meantBy, otherNamesOfSections } from '#composer/schema/otherNames.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { isSafeRename, nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { type JsonPath, problemAtPath } from '#composer/problems/problemAt.ts';
import { withReplacement } from '#composer/problems/withReplacement.ts';
import { sectionCodes } from './sectionCodes.ts';

/** Reports a list of sections that is nested too deeply. */
export const tooDeep = (source: SourceFile, path: JsonPath): Problem =>
  problemAtPath(source, sectionCodes['nesting-too-deep'], path, { parameters: { limit: limits.nesting } });

/**
 * Reports an entry that is neither a section nor a fragment, and suggests `component` or `fragment` for a similar key.
 */
export function unknownEntry(source: SourceFile, path: JsonPath, value: unknown): Problem {
  const type = sectionCodes['entry-kind'];
  for (const key of isRecord(value) ? Object.keys(value) : []) {
    const suggestion = nearest(key, ['component', 'fragment']);
    if (suggestion !== undefined)
      return problemAtPath(source, type, [...path, key], { received: key, suggestion }, 'name');
  }
  return problemAtPath(source, type, path);
}

/** Reports an entry whose `component` is not the name of a section. */
export function unknownSection(
  source: SourceFile,
  path: JsonPath,
  name: string,
  registry: Registry,
): Problem {
  const near = meantBy(name, otherNamesOfSections(registry)) ?? nearest(name, registry.keys());
  const problem = problemAtPath(source, sectionCodes['unknown-component'], [...path, 'component'], {
    parameters: { name },
    received: name,
    ...(near === undefined
      ? { hint: `Available: ${[...registry.keys()].join(', ')}.` }
      : { suggestion: near }),
  });
  if (near === undefined || !isSafeRename(name, near)) return problem;
  return withReplacement(source, problem, JSON.stringify(near));
}

/** Reports a prop that is beside `props` instead of inside. */
export const propOutside = (
  source: SourceFile,
  path: JsonPath,
  name: string,
  { name: component }: AnySection,
): Problem =>
  problemAtPath(
    source,
    sectionCodes['prop-outside'],
    [...path, name],
    { parameters: { name, component } },
    'name',
  );

/** Reports valid props that would not do what the author expects. @param path Path of the props. */
export const propWarning = (
  source: SourceFile,
  path: JsonPath,
  { path: below, message, hint }: PropWarning,
): Problem =>
  problemAtPath(source, sectionCodes['prop-without-effect'], [...path, ...below], {
    parameters: { message },
    hint,
  });

/** Reports a slot that the section does not have. */
export function unknownSlot(
  source: SourceFile,
  path: JsonPath,
  name: string,
  { name: component, slots = {} }: AnySection,
): Problem {
  const known = Object.keys(slots);
  const near = nearest(name, known);
  const hint = known.length > 0 ? `It has ${known.join(', ')}.` : 'It has no slots.';
  const details = {
    parameters: { component, name },
    received: name,
    ...(near === undefined ? { hint } : { suggestion: near }),
  };
  return problemAtPath(source, sectionCodes['unknown-slot'], [...path, name], details, 'name');
}

/** Reports other entries in a slot that accepts only one section. */
export const notInSlot = (source: SourceFile, path: JsonPath, only: string): Problem =>
  problemAtPath(source, sectionCodes['not-in-slot'], path, { parameters: { only } });

/** Reports a section outside the only slot that it may be in. */
export const outsideItsSlot = (
  source: SourceFile,
  path: JsonPath,
  { component, slot }: { readonly component: string; readonly slot: string },
): Problem =>
  problemAtPath(source, sectionCodes['outside-its-slot'], [...path, 'component'], {
    parameters: { component, slot },
  });

/** Reports an empty slot that requires a section. */
export const emptySlot = (
  source: SourceFile,
  path: JsonPath,
  { name: component }: AnySection,
  only: string,
): Problem =>
  problemAtPath(source, sectionCodes['empty-slot'], path, {
    parameters: { component, slot: String(path.at(-1)), only },
  });
