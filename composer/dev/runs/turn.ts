import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets waiting requests and messages be answered. @throws the signal's reason once it says stop. */
export async function turn(signal: AbortSignal): Promise<void> {
  await nextTurn();
  signal.throwIfAborted();
}

/** Milliseconds of work without a rest: nobody notices that an answer comes so much later. */
const slice = 8;

/** Does all steps, with rests in between. @throws the signal's reason once it says stop; the other steps are not done. */
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
