import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { PageInput } from '#composer/render/pageFeatures.ts';
import { digest } from './siteInput.ts';
import renderJob, { type RenderedFact, type WorkerSetup } from './renderWorker.ts';

const batch = 40;

/** Renders and writes pages: few in this thread, many on all cores. */
export async function renderPages(
  bundle: string,
  setup: WorkerSetup,
  pages: readonly PageInput[],
): Promise<RenderedFact[]> {
  const setupId = digest(setup);
  if (pages.length <= batch * 2) return renderJob({ setupId, setup, pages });
  const pool = new Tinypool({
    filename: join(bundle, 'renderWorker.mjs'),
    runtime: 'worker_threads',
    minThreads: availableParallelism(),
    maxThreads: availableParallelism(),
  });
  try {
    const jobs: Promise<RenderedFact[]>[] = [];
    for (let at = 0; at < pages.length; at += batch) {
      jobs.push(pool.run({ setupId, setup, pages: pages.slice(at, at + batch) }) as Promise<RenderedFact[]>);
    }
    return (await Promise.all(jobs)).flat();
  } finally {
    await pool.destroy();
  }
}
