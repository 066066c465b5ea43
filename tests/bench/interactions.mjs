// First interactions with each island at 4x CPU throttling: the latency for a visitor who uses it before it is
// hydrated.
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserFlags, installedBrowser } from '#composer/cli/browser.ts';
import { startDemo } from './process.mjs';
import { budget, median, table } from './report.mjs';

const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * The page of each island, the field or button that visitors use first, what they type, and the button that shows errors. A
 * select is operated by keyboard, because its list of options is the browser's.
 */
const islands = [
  { name: 'CdRateCards', path: '/cd-rates.html', field: 'select', keys: ['ArrowDown', 'ArrowUp'] },
  { name: 'ZipCodePrompt', path: '/cd-rates.html', field: 'input[name="zipcode"]', submit: 'button' },
  {
    name: 'FinancingCalculator',
    path: '/financing-calculator.html',
    field: 'input[inputmode]',
    submit: '[type="submit"]',
  },
  { name: 'Form', path: '/contact-us.html', field: 'input[name="firstName"]', submit: '[type="submit"]' },
  {
    name: 'HomeEquityRates',
    path: '/home-equity.html',
    field: 'input[inputmode]',
    submit: '[type="submit"]',
  },
  {
    name: 'LocationFinder',
    path: '/locations.html',
    field: 'input[name="near"]',
    submit: '[type="submit"]',
  },
  { name: 'LoanRates', path: '/auto-loan.html', field: 'input[inputmode]', submit: '[type="submit"]' },
  { name: 'SearchBox', path: '/search.html', field: 'input[name="q"]' },
  { name: 'Calculator', path: '/calculators/savings-goal.html', field: 'input[inputmode]' },
  // The list of topics opens.
  {
    name: 'ArticleFilter',
    path: '/articles.html',
    field: 'button[role=combobox]',
    keys: ['ArrowDown', 'ArrowUp'],
  },
  // A behavior, not an island: the button opens the panel and moves focus to its field.
  {
    name: 'SmartAssistant',
    path: '/checking.html',
    field: '[data-part="launcher"]',
    submit: '[type="submit"]',
  },
];

/** Milliseconds from using the island to the first key. */
const delays = [50, 100, 200, 300, 400];
const laterKeys = 8;

/** Browsers don't report shorter durations; milliseconds. */
const minDuration = 16;

/**
 * Returns the durations of the interactions since the last call, as browsers measure them: from the event to the next
 * frame.
 */
async function interactions(page) {
  // Entries are only added after the frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  const entries = await page.evaluate(() => window.interactions.splice(0));
  const slowest = (names) =>
    Math.max(
      minDuration / 2,
      ...entries.filter(({ name }) => names.test(name)).map(({ duration }) => duration),
    );
  return { tap: slowest(/^(?:pointer|mouse|click)/), key: slowest(/^(?:key|input|beforeinput)/) };
}

/** Runs in the page before it loads. */
function observe(least) {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId > 0) window.interactions.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: least });
  // A visitor with data saver, so that nothing is preloaded.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** One visit: uses the island, types after `delay`, types on once it is hydrated, and submits invalid values. */
async function visit(browser, origin, { name, path, field, keys = ['4', 'Backspace'], submit }, delay) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe, minDuration);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(origin + path, { waitUntil: 'load' });
  const island = page.locator(`[data-section="${name}"]`).first();
  const target = island.locator(field).first();
  await target.scrollIntoViewIfNeeded();
  await sleep(300);
  await interactions(page);
  const { x, y, width, height } = await target.boundingBox();
  const isChoice = field === 'select';
  const started = performance.now();
  // Not awaited here: the browser only confirms a tap once the page has handled it.
  const reached = isChoice ? target.focus() : page.touchscreen.tap(x + width / 2, y + height / 2);
  await sleep(delay);
  await Promise.all([reached, page.keyboard.press(keys[0])]);
  await page.waitForFunction((wanted) => {
    const { dataset } = document.querySelector(`[data-section="${wanted}"]`);
    return dataset.island === undefined || dataset.hydration === 'hydrated';
  }, name);
  const hydrated = performance.now() - started;
  await sleep(300);
  const first = await interactions(page);
  const later = [];
  for (let count = 0; count < laterKeys; count++) {
    await page.keyboard.press(keys[(count + 1) % 2]);
    await sleep(100);
    later.push((await interactions(page)).key);
  }
  let submitted;
  if (submit !== undefined) {
    if (field.startsWith('input')) await target.fill('');
    const button = island.locator(submit).first();
    await button.scrollIntoViewIfNeeded();
    await sleep(300);
    await interactions(page);
    await button.tap({ noWaitAfter: true });
    await sleep(400);
    submitted = (await interactions(page)).tap;
  }
  await context.close();
  return { tap: isChoice ? undefined : first.tap, key: first.key, later, submitted, hydrated };
}

const shown = (list) =>
  list.length === 0 ? '-' : `${median(list).toFixed(0)} (${Math.max(...list).toFixed(0)})`;
const isKnown = (duration) => duration !== undefined;

/** Runs only this benchmark, without the rest of "page". */
export async function benchIslands(root, options) {
  const { origin, stop } = await startDemo(root);
  const executablePath = installedBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
  try {
    await benchInteractions(browser, origin, options);
  } finally {
    await browser.close();
    stop();
  }
}

/** @param loads Number of visits per island and delay. */
export async function benchInteractions(
  browser,
  origin,
  { loads = 10, only = islands.map(({ name }) => name) } = {},
) {
  console.log(
    `\nInteractions with islands, 4x CPU: median (worst) ms to the next frame, ${loads} loads a delay\n`,
  );
  const rows = [];
  const medians = { first: [], later: [] };
  const worst = [];
  for (const island of islands.filter(({ name }) => only.includes(name))) {
    const visits = delays.map(() => []);
    for (let round = 0; round < loads; round++)
      for (const [at, delay] of delays.entries())
        visits[at].push(await visit(browser, origin, island, delay));
    const all = visits.flat();
    const taps = all.map(({ tap }) => tap).filter(isKnown);
    const submits = all.map(({ submitted }) => submitted).filter(isKnown);
    const keys = visits.map((list) => list.map(({ key }) => key));
    const later = all.flatMap((one) => one.later);
    const firsts = [taps, ...keys, submits].filter((list) => list.length > 0);
    medians.first.push(...firsts.map(median));
    medians.later.push(median(later));
    worst.push(...firsts.map((list) => Math.max(...list)));
    rows.push([
      island.name,
      shown(taps),
      ...keys.map(shown),
      shown(submits),
      shown(later),
      shown(all.map(({ hydrated }) => hydrated)),
    ]);
  }
  table(
    ['island', 'tap', ...delays.map((delay) => `key +${delay}`), 'submit', 'later keys', 'hydrated after'],
    rows,
  );
  console.log('');
  budget('first tap, key and submit of each island, median', Math.max(...medians.first), 100, 'ms');
  budget('first tap, key and submit of each island, worst', Math.max(...worst), 150, 'ms');
  budget('later keys of each island, median', Math.max(...medians.later), 32, 'ms');
}
