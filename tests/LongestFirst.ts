import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or more on two cores, the slowest first. */
const longest = [
  'tests/structure/package.test.ts',
  'tests/pages/every-page/everyPage.test.ts',
  'tests/pages/every-page/keyboard.test.ts',
  'tests/pages/every-page/secondBrand.test.ts',
  'tests/publish/publishSite.test.ts',
  'tests/pages/forms/formPages.test.ts',
  'tests/pages/rates/rateTables.test.ts',
  'tests/releases/releases.test.ts',
  'tests/server/leadsCommand.test.ts',
  'tests/server/leads.test.ts',
  'tests/pages/search/search.test.ts',
  'tests/dev/dev.test.ts',
  'tests/server/running.test.ts',
  'tests/server/rateUpstreams.test.ts',
];

/** Runs the slowest files first. If one of them ran last, it would keep one core busy while the others are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return index < 0 ? longest.length : index;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- it is vitest's own method, which returns a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
