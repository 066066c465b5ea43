import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { publishDemo } from './publishDemo.ts';
import { trialPages } from './trialPages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the published site. */
    readonly releaseFolder: string;
  }
}

/**
 * Publishes the demo bank with the test pages, once for all tests in this folder. The site stays in `.portico`, so that
 * the next run renders only what has changed.
 */
export default async function setup(project: TestProject): Promise<void> {
  const pages = resolve('.portico/tested/pages');
  rmSync(pages, { recursive: true, force: true });
  cpSync('pages-json', pages, { recursive: true });
  for (const [name, page] of Object.entries(trialPages)) {
    mkdirSync(dirname(join(pages, name)), { recursive: true });
    writeFileSync(join(pages, name), JSON.stringify(page));
  }
  const out = resolve('.portico/tested/site');
  await publishDemo(pages, out);
  project.provide('releaseFolder', out);
}
