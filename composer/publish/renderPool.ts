import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { PageSource } from '#composer/page/loadSite.ts';
import type { PageInput } from '#composer/render/pageFeatures.ts';
import { digest, pageInput } from './siteInput.ts';
import renderJob, { type RenderedFact, type WorkerSetup } from './renderWorker.ts';

const batch = 40;

/** Definitions are read when their turn comes: those of ten thousand pages are never in memory together. */
function inputsOf(pages: readonly PageSource[]): PageInput[] {
  return pages.flatMap((page) => {
    const input = pageInput(page);
    page.source.forget();
    return input ?? [];
  });
}

/** Renders and writes pages: few in this thread, many on all cores. */
export async function renderPages(
  bundle: string,
  setup: WorkerSetup,
  pages: readonly PageSource[],
): Promise<RenderedFact[]> {
  const setupId = digest(setup);
  if (pages.length <= batch * 2) return renderJob({ setupId, setup, pages: inputsOf(pages) });
  const threads = availableParallelism();
  const pool = new Tinypool({
    filename: join(bundle, 'renderWorker.mjs'),
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  });
  const facts: RenderedFact[][] = [];
  let next = 0;
  /** One job after the other; two of them for each thread, so that none waits for its pages. */
  const work = async (): Promise<void> => {
    for (let at = next; at < pages.length; at = next) {
      next = at + batch;
      const job = { setupId, setup, pages: inputsOf(pages.slice(at, next)) };
      // oxlint-disable-next-line no-await-in-loop -- the next job is made when this one is done
      facts.push((await pool.run(job)) as RenderedFact[]);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads * 2 }, work));
    return facts.flat();
  } finally {
    await pool.destroy();
  }
}
