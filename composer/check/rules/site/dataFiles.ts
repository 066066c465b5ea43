import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { schemaProblems } from '#composer/schema/schemaProblems.ts';

/** Reports data files that the services would reject. */
export function dataProblems({ site, data }: SiteFacts): Problem[] {
  return [...data].flatMap(([file, schema]) => {
    const source = site.files.get(file);
    if (!source || source.problems.length > 0) return [];
    const { value } = source;
    const parsed = schema.safeParse(value);
    if (parsed.success) return [];
    const checked = { source, path: [], value, schema, owner: 'this file', section: false };
    return schemaProblems(checked, parsed.error.issues);
  });
}
