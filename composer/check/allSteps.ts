/** Runs all steps of a task without a pause and returns its result. */
export function allSteps<Result>(steps: Generator<undefined, Result, undefined>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
