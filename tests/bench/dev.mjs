// (i) `portico dev`: time from saving a file until the open page shows it; resources when idle, and after many saves.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserFlags, installedBrowser } from '#composer/cli/browser.ts';
import { makeSite } from './makeSite.mjs';
import { DevProcess } from './DevProcess.mjs';
import { budget, median, table } from './report.mjs';

/** The open page, and where each kind of save shows in it. */
const path = '/cd-rates.html';
const kinds = {
  text: { file: 'cd-rates.json', key: 'heading', selector: 'h1' },
  fragment: { file: 'fragments/navigation.json', key: 'text', selector: '[data-section="UtilityBar"]' },
};

/** Saves of each kind. */
const rounds = 7;
/** Milliseconds between two saves of the same fragment: during rendering, checking and publishing. */
const delays = [50, 150, 250, 350, 450, 700, 1200];
/** Milliseconds after which a save that does not show fails the run. */
const patience = 60_000;
/** Number of saves between two measurements of memory. */
const manySaves = 40;
/** Seconds of idle time to measure. */
const restSeconds = 10;

/** Saves a new text. @returns The time of the save. */
function save(pages, { file, key }, text) {
  const place = join(pages, file);
  // Replaces the first text with this key, which may come from an earlier save.
  const next = readFileSync(place, 'utf8').replace(
    new RegExp(`"${key}": "[^"]*"`),
    () => `"${key}": "${text}"`,
  );
  const at = performance.timeOrigin + performance.now();
  writeFileSync(place, next);
  return at;
}

/** Runs in the page. @returns When the element first shows the text, in milliseconds since 1970. */
const shown = ([selector, text]) =>
  new Promise((done) => {
    const look = () => {
      if (!document.querySelector(selector)?.textContent.includes(text)) return false;
      watcher.disconnect();
      done(performance.timeOrigin + performance.now());
      return true;
    };
    const watcher = new MutationObserver(look);
    if (!look())
      watcher.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  });

class OpenPage {
  #page;
  #pages;
  #count = 0;

  constructor(page, pages) {
    this.#page = page;
    this.#pages = pages;
  }

  /** Returns the milliseconds from a save until the page shows it. */
  async timeOf(kind) {
    const text = `Saved ${(this.#count += 1)}.`;
    const seen = this.#page.evaluate(shown, [kind.selector, text]);
    const saved = save(this.#pages, kind, text);
    const at = await Promise.race([seen, sleep(patience, undefined, { ref: false })]);
    if (at === undefined) throw new Error(`A save of ${kind.file} did not show within ${patience} ms.`);
    return at - saved;
  }

  /** Saves without waiting for the page. */
  saveOnly(kind) {
    save(this.#pages, kind, `Saved ${(this.#count += 1)}.`);
  }
}

async function savesOf(server, open) {
  const times = { text: [], fragment: [], again: [] };
  for (const name of ['text', 'fragment']) {
    for (let round = 0; round < rounds; round++) {
      times[name].push(await open.timeOf(kinds[name]));
      await server.rest();
    }
  }
  for (const delay of delays) {
    open.saveOnly(kinds.fragment);
    await sleep(delay);
    times.again.push(await open.timeOf(kinds.fragment));
    await server.rest();
  }
  return times;
}

/** Returns memory use in bytes: of the heap, the dev server, and its services. */
const memoryOf = async (server) => ({ heap: await server.heap(), ...server.resident() });

/** Measures the CPU time while idle, and the memory before and after many saves. */
async function restOf(server, open) {
  await server.wholeRest();
  const before = server.processorTime();
  await sleep(restSeconds * 1000);
  const idle = server.processorTime() - before;
  const first = await memoryOf(server);
  for (let round = 0; round < manySaves; round++) {
    await open.timeOf(round % 4 === 3 ? kinds.fragment : kinds.text);
  }
  await server.wholeRest();
  const last = await memoryOf(server);
  if (!server.hasServices()) throw new Error('The services of the dev server have ended.');
  return { idle, first, last };
}

async function benchSize(root, size, browser) {
  // Outside `.portico`, whose files are not watched.
  const pages = mkdtempSync(join(tmpdir(), 'portico-bench-dev-'));
  makeSite(root, pages, size);
  const server = await DevProcess.start(root, pages);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(server.origin + path);
    await page.waitForSelector('html[data-following="yes"]');
    await server.wholeRest();
    const open = new OpenPage(page, pages);
    // Warm-up.
    for (const kind of Object.values(kinds)) await open.timeOf(kind);
    await server.rest();
    return { times: await savesOf(server, open), ...(await restOf(server, open)) };
  } finally {
    await server.stop();
    rmSync(pages, { recursive: true, force: true });
  }
}

/** Maximum median for each kind of save, in milliseconds. */
const wanted = { text: 100, fragment: 300, again: 500 };
const names = { text: 'a text', fragment: 'a fragment', again: 'a fragment, saved again' };
const megabytes = (bytes) => bytes / 1_000_000;

export async function benchDev(root, { sizes = [0, 1000] } = {}) {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserFlags });
  console.log('\n(i) Save to changed page in `portico dev`: the demo bank, and with generated pages more\n');
  const results = [];
  try {
    for (const size of sizes) results.push({ size, ...(await benchSize(root, size, browser)) });
  } finally {
    await browser.close();
  }
  const rows = results.flatMap(({ size, times }) =>
    Object.entries(times).map(([name, all]) => [
      `${names[name]}, ${size} pages more`,
      median(all).toFixed(0),
      Math.max(...all).toFixed(0),
    ]),
  );
  table(['saved', 'median ms', 'worst ms'], rows);
  console.log('');
  for (const { size, times, idle, first, last } of results) {
    for (const [name, all] of Object.entries(times))
      budget(`${names[name]}, ${size} pages more`, median(all), wanted[name], 'ms');
    budget(`processor time of ${restSeconds} s at rest, ${size} pages more`, idle * 1000, 50, 'ms');
    memoryReport(size, first, last);
  }
}

/** Prints the memory before and after many saves, and its growth. */
function memoryReport(size, first, last) {
  const from = (name) =>
    `${megabytes(first[name]).toFixed(0)} MB, then ${megabytes(last[name]).toFixed(0)} MB`;
  console.log(`      heap ${from('heap')}; resident: dev server ${from('own')}, services ${from('started')}`);
  const gain = (name) => megabytes(last[name] - first[name]);
  const over = `over ${manySaves} saves, ${size} pages more`;
  budget(`growth of the heap ${over}`, gain('heap'), 5, 'MB');
  budget(`growth of what the dev server has in memory ${over}`, gain('own'), 100, 'MB');
}
