import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, installedBrowser } from '#composer/cli/browser.ts';

/** Runs Lighthouse's mobile audit of one address. */
export async function lighthouse(address) {
  const { default: run } = await import('lighthouse');
  const port = 9400 + Math.floor(Math.random() * 500);
  const profile = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const flags = [
    '--headless=new',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    ...browserFlags,
    'about:blank',
  ];
  // In its own process group, because an installed browser may be a script that starts the actual one.
  const chrome = spawn(installedBrowser() ?? chromium.executablePath(), flags, {
    detached: true,
    stdio: 'ignore',
  });
  try {
    await waitFor(`http://127.0.0.1:${port}/json/version`);
    const result = await run(address, { port, output: 'json', logLevel: 'silent' });
    const { categories, audits } = result.lhr;
    return {
      scores: Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      failed: Object.values(audits)
        .filter(
          ({ score, scoreDisplayMode }) =>
            score !== null && score < 0.9 && ['binary', 'numeric'].includes(scoreDisplayMode),
        )
        .map(({ id }) => id),
      lcp: audits['largest-contentful-paint'].numericValue,
      fcp: audits['first-contentful-paint'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
    };
  } finally {
    const { pid } = chrome;
    if (pid !== undefined) {
      const isOver = new Promise((done) => chrome.once('exit', done));
      process.kill(-pid, 'SIGKILL');
      await isOver;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function waitFor(address) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await fetch(address);
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  throw new Error(`${address} does not answer.`);
}
