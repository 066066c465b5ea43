/** Milliseconds in which a second signal is the same one: a launcher may pass on what its group got, too. */
const sameSignalMs = 500;

/** Calls `stop` at the first signal, and ends the process at the second. @returns Resolves when it has stopped. */
export function stopOnSignal(stop: () => Promise<void>): Promise<void> {
  return new Promise<void>((done) => {
    let first: number | undefined;
    const hear = () => {
      if (first === undefined) {
        first = performance.now();
        void stop().then(done, done);
      } else if (performance.now() - first > sameSignalMs) process.exit(1);
    };
    process.on('SIGTERM', hear);
    process.on('SIGINT', hear);
  });
}
