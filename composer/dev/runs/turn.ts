import { setImmediate as nextTurn } from 'node:timers/promises';

/** Yields to the event loop. @throws The signal's reason if it is aborted. */
export async function turn(signal: AbortSignal): Promise<void> {
  await nextTurn();
  signal.throwIfAborted();
}

/** Milliseconds of work between yields. Nobody notices such a delay. */
const slice = 8;

/** Runs all steps and yields to the event loop in between. @throws The signal's reason once it is aborted. */
export async function inTurns<Result>(
  steps: Generator<undefined, Result, undefined>,
  signal: AbortSignal,
): Promise<Result> {
  let rested = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - rested < slice) continue;
    // oxlint-disable-next-line no-await-in-loop -- to rest is what it waits for
    await turn(signal);
    rested = performance.now();
  }
}
