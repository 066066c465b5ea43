/** How requests are batched. */
export interface BatchOptions<Ask, Answer> {
  /** How long to wait after the last call before sending, in milliseconds. */
  readonly waitMs: number;
  /** Maximum number of asks in one request. */
  readonly maxSize: number;
  /** Sends asks as one request. Returns an answer or error for each, in the same order. */
  readonly send: (asks: readonly Ask[]) => Promise<readonly (Answer | Error)[]>;
}

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Creates a function that batches calls made close together into shared requests. Each call gets its own answer. */
export function createBatch<Ask, Answer>({ waitMs, maxSize, send }: BatchOptions<Ask, Answer>) {
  let waiting: Waiting<Ask, Answer>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendGroup = async (group: readonly Waiting<Ask, Answer>[]) => {
    try {
      const answers = await send(group.map(({ ask }) => ask));
      group.forEach(({ resolve, reject }, index) => {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('The rate service left a question out.'));
        else if (answer instanceof Error) reject(answer);
        else resolve(answer);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += maxSize)
      void sendGroup(all.slice(start, start + maxSize));
  };
  return (ask: Ask): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      clearTimeout(timer);
      timer = setTimeout(flush, waitMs);
    });
}

/**
 * Like `createBatch`, with a separate batch for each `common` value. A batch is dropped when it is sent, so that tokens
 * are not kept.
 */
export function createBatches<Common, Ask, Answer>(
  keyOf: (common: Common) => string,
  optionsFor: (common: Common) => BatchOptions<Ask, Answer>,
): (common: Common, ask: Ask) => Promise<Answer> {
  const open = new Map<string, (ask: Ask) => Promise<Answer>>();
  return (common, ask) => {
    const key = keyOf(common);
    let batch = open.get(key);
    if (!batch) {
      const options = optionsFor(common);
      batch = createBatch({
        ...options,
        send: (asks) => {
          open.delete(key);
          return options.send(asks);
        },
      });
      open.set(key, batch);
    }
    return batch(ask);
  };
}
