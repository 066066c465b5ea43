import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { environment } from '#composer/cli/prepare.mjs';
import type { RunMessage } from './runTests.ts';
import type { QuickTest, Selection } from './selectTests.ts';

/** How long the process may take to end by itself when the time is up, in milliseconds. */
const grace = 1000;

export interface QuickResult {
  readonly hasFailed: boolean;
  /** The tests that did not end in time. */
  readonly unfinished: readonly QuickTest[];
}

/**
 * Runs tests in another process, which can be ended with all that it has started, whatever a test does. The process
 * loads Vitest while the tests are selected.
 */
export class Runner {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(resolve(import.meta.dirname, 'runTests.ts'), {
      env: environment(),
      // With a process group of its own.
      detached: true,
      serialization: 'advanced',
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        this.#kill('SIGKILL');
        process.exit(1);
      });
  }

  /** @param stopAt when to stop, in milliseconds since this process started */
  async run(selection: Selection, stopAt: number): Promise<QuickResult> {
    let hasFailed = false;
    const open = new Map(selection.tests.map((test) => [resolve(test.file), test]));
    await new Promise<void>((done) => {
      setTimeout(done, Math.max(0, stopAt - performance.now()));
      this.#child.once('exit', () => {
        hasFailed = true;
        done();
      });
      this.#child.on('message', (message: RunMessage) => {
        hasFailed ||= message.hasFailed;
        if (message.ended === undefined) done();
        else open.delete(message.ended);
      });
      this.#child.send(selection);
    });
    const result = { hasFailed, unfinished: [...open.values()] };
    await this.close();
    return result;
  }

  /** Ends the process and all that it has started. */
  async close(): Promise<void> {
    this.#kill('SIGTERM');
    await new Promise((done) => {
      this.#child.once('exit', done);
      setTimeout(done, grace);
    });
    this.#kill('SIGKILL');
  }

  #kill(signal: NodeJS.Signals): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      // Windows has no process groups.
      process.kill(process.platform === 'win32' ? pid : -pid, signal);
    } catch {
      // It has ended already.
    }
  }
}
