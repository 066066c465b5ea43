interface BatchOptions<Ask, Answer> {
  /** How long to wait after the last call before sending, in milliseconds. */
  readonly waitMs: number;
  /** Maximum number of asks in one request. */
  readonly maxSize: number;
  /** Sends asks as one request. Returns an answer or error for each, in the same order. */
  readonly send: (asks: readonly Ask[]) => Promise<readonly (Answer | Error)[]>;
}

interface PendingAsk<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

async function sendGroup<Ask, Answer>(
  group: readonly PendingAsk<Ask, Answer>[],
  send: BatchOptions<Ask, Answer>['send'],
): Promise<void> {
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
}

/**
 * Creates a function that batches calls made close together into shared requests, with a separate batch for each
 * `common` value. Each call gets its own answer. A batch is dropped when it is sent, so that tokens are not kept.
 */
export function createBatches<Common, Ask, Answer>(
  keyOf: (common: Common) => string,
  optionsFor: (common: Common) => BatchOptions<Ask, Answer>,
): (common: Common, ask: Ask) => Promise<Answer> {
  interface Batch {
    readonly pending: PendingAsk<Ask, Answer>[];
    timer?: ReturnType<typeof setTimeout>;
  }
  const batches = new Map<string, Batch>();
  return (common, ask) =>
    new Promise((resolve, reject) => {
      const key = keyOf(common);
      const batch = batches.get(key) ?? { pending: [] };
      batches.set(key, batch);
      batch.pending.push({ ask, resolve, reject });
      const { waitMs, maxSize, send } = optionsFor(common);
      clearTimeout(batch.timer);
      batch.timer = setTimeout(() => {
        batches.delete(key);
        for (let start = 0; start < batch.pending.length; start += maxSize)
          void sendGroup(batch.pending.slice(start, start + maxSize), send);
      }, waitMs);
    });
}
