import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { withReplacement } from '#composer/problems/withReplacement.ts';
import { siteCodes } from './siteCodes.ts';

/** Reports files whose `$schema` is a path that leads nowhere, and offers the path of the right one. */
export function schemaReferences({ site, reports }: SiteFacts): Problem[] {
  return reports.flatMap(({ source, schema }) => {
    if (schema === undefined || /^[a-z][a-z0-9+.-]*:/i.test(schema)) return [];
    const target = posix.normalize(posix.join(posix.dirname(source.file), schema));
    const isThere = target.startsWith('..')
      ? existsSync(posix.join(site.folder, target))
      : site.otherFiles.has(target) || site.files.has(target);
    return isThere ? [] : [missingSchema(site, source, schema)];
  });
}

function missingSchema(site: Site, source: SourceFile, schema: string): Problem {
  const own = `${source.kind}.schema.json`;
  const right = site.otherFiles.has(own) ? posix.relative(posix.dirname(source.file), own) : undefined;
  const problem = problemAtPath(source, siteCodes['schema-missing'], ['$schema'], {
    parameters: { path: schema },
    received: schema,
    ...(right !== undefined && { suggestion: right }),
  });
  return right === undefined ? problem : withReplacement(source, problem, JSON.stringify(right));
}
