/** Resolves with the result of `work`. @throws {Error} with this message after a timeout; the work is not canceled. */
export async function within<Value>(
  milliseconds: number,
  work: Promise<Value>,
  problem: () => string = () => 'There was no answer in time.',
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(problem())), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
