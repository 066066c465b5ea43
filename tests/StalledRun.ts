import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Nothing in the suite takes longer: the slowest tests may take twenty minutes. */
const patience = 25 * 60_000;

/** Describes where a running file is. */
function placeIn({ children }: TestModule): string {
  const [next] = children.allTests('pending');
  return next ? `at “${next.name}”` : 'after its last test';
}

/**
 * For `vitest run`. Ends a run in which no test has ended for 25 minutes, and names the files that were
 * running, with the test that each was at. Such a run never ends by itself: a time limit of a test does nothing while
 * its process is blocked, and there is none for what its fixtures clean up.
 */
export default class StalledRun implements Reporter {
  private root = '';
  private readonly running = new Set<TestModule>();
  private clock: NodeJS.Timeout | undefined;

  onInit({ config }: Vitest): void {
    this.root = config.root;
    this.wait();
  }

  onTestModuleStart(testModule: TestModule): void {
    this.running.add(testModule);
  }

  onTestModuleEnd(testModule: TestModule): void {
    this.running.delete(testModule);
    this.wait();
  }

  onTestCaseResult(): void {
    this.wait();
  }

  onTestRunEnd(): void {
    clearTimeout(this.clock);
    // A browser that does not close would keep the run open.
    setTimeout(() => process.exit(), 120_000).unref();
  }

  /** Starts to wait for the next result. */
  private wait(): void {
    clearTimeout(this.clock);
    this.clock = setTimeout(() => {
      const files = [...this.running].map(
        (module) => `${relative(this.root, module.moduleId)} (${placeIn(module)})`,
      );
      console.log(
        `No test has ended for ${patience / 60_000} minutes. Running: ${files.join(', ') || 'no file'}`,
      );
      process.exit(1);
    }, patience).unref();
  }
}
