import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export const usage = `npm run snapshots                     compare every story, in every brand at every width, with those where this branch left main
npm run snapshots -- --update         accept what the stories look like now
npm run snapshots -- --base main      compare with the stories of a branch, tag or commit
npm run snapshots -- --only banner    only stories whose id or title has this text (may be given more than once)
npm run snapshots -- --brand elmstone only this brand of pages-json/brands (may be given more than once)
npm run snapshots -- --jobs 2         pages at a time`;

export interface SnapshotOptions {
  readonly update: boolean;
  /** A git ref to compare with, instead of the branch point and the accepted pictures. */
  readonly base?: string;
  /** Parts of ids or titles of stories. Empty for all stories. */
  readonly only: readonly string[];
  /** Folders below `pages-json/brands`. Empty for all brands. */
  readonly brands: readonly string[];
  /** Number of parallel pages. A page is idle for two thirds of its time. */
  readonly jobs: number;
}

/** Parses the options. @throws {Error} that names an unknown or invalid option. */
export function snapshotOptions(args: readonly string[]): SnapshotOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      update: { type: 'boolean', default: false },
      base: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      brand: { type: 'string', multiple: true, default: [] },
      jobs: { type: 'string', default: String(Math.min(8, 3 * availableParallelism())) },
    },
  });
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1)
    throw new Error(`--jobs ${values.jobs}: expected a number from 1.`);
  if (values.update && values.base !== undefined)
    throw new Error('--update accepts what stories look like now; it cannot be combined with --base.');
  const { brand: brands, ...others } = values;
  return { ...others, brands, jobs };
}
