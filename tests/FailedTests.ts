import { relative } from 'node:path';
import type { Reporter, TestCase, Vitest } from 'vitest/node';

/** Names each test that fails as soon as it has, for a run that is stopped before its end. */
export default class FailedTests implements Reporter {
  private root = '';

  onInit({ config }: Vitest): void {
    this.root = config.root;
  }

  onTestCaseResult(testCase: TestCase): void {
    const { state, errors = [] } = testCase.result();
    if (state !== 'failed') return;
    const message = (errors[0]?.message ?? '').split('\n').slice(0, 8).join('\n  ');
    console.log(
      `\nFailed: ${relative(this.root, testCase.module.moduleId)} > ${testCase.fullName}\n  ${message}`,
    );
  }
}
