import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { publishDemo } from './publishDemo.ts';
import { trialPages } from './trialPages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the published site. */
    readonly releaseFolder: string;
  }
}

/** Publishes the demo bank with the test pages into a folder. @returns The site's folder. */
function publish(folder: string): string {
  const pages = join(folder, 'pages');
  cpSync('pages-json', pages, { recursive: true });
  for (const [name, page] of Object.entries(trialPages)) {
    mkdirSync(dirname(join(pages, name)), { recursive: true });
    writeFileSync(join(pages, name), JSON.stringify(page));
  }
  const out = join(folder, 'site');
  publishDemo(pages, out);
  return out;
}

/** Publishes the demo bank with the test pages, once for all tests in this folder. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portico-pages-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    project.provide('releaseFolder', publish(folder));
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
