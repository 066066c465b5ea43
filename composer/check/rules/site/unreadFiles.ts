import { locales } from '#lib/format/locale.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { nameToRead } from '#composer/page/nameToRead.ts';
import type { SourceKind } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { rateFiles } from '#composer/rates/rateFiles.ts';
import { siteCodes } from './siteCodes.ts';

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

function unread(file: string, reason: string): Problem {
  const start = { file, tree: undefined, position: () => ({ line: 1, column: 1 }) };
  return problemAtPath(start, siteCodes['file-not-read'], [], { parameters: { reason } });
}
