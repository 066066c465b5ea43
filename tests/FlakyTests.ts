import { relative } from 'node:path';
import type { Reporter, TestCase, Vitest } from 'vitest/node';

/** More than these make the run fail. */
const allowed = 3;

/**
 * Lists the tests that passed only when they were run again, with the error of their first run. Fails the run if they
 * are many.
 */
export default class FlakyTests implements Reporter {
  private root = '';
  private readonly flaky: TestCase[] = [];

  onInit({ config }: Vitest): void {
    this.root = config.root;
  }

  onTestCaseResult(testCase: TestCase): void {
    if (testCase.diagnostic()?.flaky) this.flaky.push(testCase);
  }

  onTestRunEnd(): void {
    for (const test of this.flaky) {
      const [error] = test.result().errors ?? [];
      console.log(
        `Passed only when run again: ${relative(this.root, test.module.moduleId)} > ${test.fullName}\n` +
          `  ${error?.message ?? 'The first error was not recorded.'}`,
      );
    }
    if (this.flaky.length <= allowed) return;
    console.log(`${this.flaky.length} tests passed only when run again. At most ${allowed} may.`);
    process.exitCode = 1;
  }
}
