import { isRecord } from '#lib/values/isRecord.ts';
import type { Release } from '#composer/release/release.ts';

type Forms = Release['forms'];
const known = new WeakMap<Forms, ReadonlyMap<string, string>>();

/** Ids of the forms that have a path of their own, by that path. */
function ownPaths(forms: Forms): ReadonlyMap<string, string> {
  let paths = known.get(forms);
  if (!paths) {
    const entries = Object.values(forms).flatMap(({ id, definition }): [string, string][] => {
      const action = isRecord(definition) ? definition['action'] : undefined;
      return typeof action === 'string' && action.startsWith('/') ? [[action, id]] : [];
    });
    known.set(forms, (paths = new Map(entries)));
  }
  return paths;
}

/**
 * The id of the form that posts to a path (FORM-21): the one whose own path it is, or lies below it (FORM-14), else the
 * one that the path names.
 *
 * @param path such as `/svt/elmstone/forms/contact/04101`.
 * @param named the segment behind `forms`.
 */
export function formOfPath(path: string, named: string, forms: Forms): string {
  const paths = ownPaths(forms);
  const steps = path.split('/');
  while (paths.size > 0 && steps.length > 1) {
    const id = paths.get(steps.join('/'));
    if (id !== undefined) return id;
    steps.pop();
  }
  return named;
}
