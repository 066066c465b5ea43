import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { schemaProblems } from '#composer/schema/schemaProblems.ts';
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { Site } from '#composer/page/loadSite.ts';
import type { SourceFile, SourceKind } from '#composer/page/sourceFile.ts';
import { problemAtPath, startOf } from '#composer/problems/problemAt.ts';
import { withReplacement } from '#composer/problems/withReplacement.ts';
import { siteCodes } from './siteCodes.ts';
import { locales } from '#lib/format/locale.ts';
import { nameToRead } from '#composer/page/nameToRead.ts';
import { rateFiles } from '#composer/rates/rateFiles.ts';

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

/** The only names of files in some folders, without `.json`. */
const onlyNames: Partial<Record<SourceKind, readonly string[]>> = {
  words: locales,
  search: locales,
  rates: Object.keys(rateFiles),
  form: ['offers'],
};

/** Reports files that look like definitions but that nothing reads because of their names. */
export function unreadFiles({ site }: SiteFacts): Problem[] {
  const misnamed = [...site.otherFiles.keys()].flatMap((file) => {
    const name = nameToRead(file);
    return name === undefined ? [] : [unread(file, `its name should be ${name}`)];
  });
  const elsewhere = [...site.files.values()].flatMap(({ file, kind }) => {
    const names = onlyNames[kind];
    const [folder = '', name = ''] = file.split(/\/(.*)/);
    if (!names || names.includes(name.replace(/\.json$/, ''))) return [];
    return [unread(file, `the files in ${folder}/ are ${names.map((one) => `${one}.json`).join(', ')}`)];
  });
  return [...misnamed, ...elsewhere];
}

const unread = (file: string, reason: string): Problem =>
  problemAtPath(startOf(file), siteCodes['file-not-read'], [], { parameters: { reason } });
