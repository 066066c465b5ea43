import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defaultTimes } from '#tests/quick/testTimes.ts';

/** Runs the slowest files first. If one of them ran last, it would keep one core busy while the others are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const times = defaultTimes(root);
    const secondsOf = ({ moduleId }: TestSpecification) =>
      times.get(relative(root, moduleId).replaceAll('\\', '/')) ?? 0;
    // oxlint-disable-next-line unicorn/no-array-sort -- it is vitest's own method, which returns a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}
