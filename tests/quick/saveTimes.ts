// node tests/quick/saveTimes.ts [report]: writes what each file took in the last `npm test` into the committed times.
// Files that the report lacks keep their time; files that are gone lose it.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '#composer/cli/prepare.mjs';
import { defaultTimes, defaultTimesFile, lastTimes } from './testTimes.ts';

const measured = lastTimes(root, process.argv[2]);
const times = [...new Map([...defaultTimes(root), ...measured])]
  .filter(([file]) => existsSync(join(root, file)))
  .map(([file, seconds]) => [file, Number(seconds.toFixed(1))] as const)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(join(root, defaultTimesFile), `${JSON.stringify(Object.fromEntries(times), undefined, 2)}\n`);
say(`${measured.size} files were measured; ${defaultTimesFile} has ${times.length}.`);
