// First interactions with each island at 4x CPU throttling: the latency for a visitor who uses it before it is
// hydrated.
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainBrowser } from './PlainBrowser.mjs';
import { startDemo } from './process.mjs';
import { budget, median, table } from './report.mjs';

const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The page of each island, the field or button that visitors use first, what they type, and the button that shows errors. */
const islands = [
  { name: 'CdRateCards', path: '/cd-rates.html', field: 'input[name="amount"]', submit: '[type="submit"]' },
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
async function interactions(tab) {
  // Entries are only added after the frame.
  await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  const entries = await tab.evaluate(() => window.interactions.splice(0));
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

/** Runs in the page: scrolls a part of an island into view. @returns The middle of it. */
function middleOf(name, part) {
  const found = document.querySelector(`[data-section="${name}"] ${part}`);
  if (!found) throw new Error(`${location.pathname} has no ${part} in ${name}.`);
  found.scrollIntoViewIfNeeded();
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: empties a field of an island, as its visitor would. */
function empty(name, field) {
  const found = document.querySelector(`[data-section="${name}"] ${field}`);
  found.focus();
  found.select();
  document.execCommand('delete');
}

/** Runs in the page. */
function isHydrated(name) {
  const { dataset } = document.querySelector(`[data-section="${name}"]`);
  return dataset.island === undefined || dataset.hydration === 'hydrated';
}

/** Opens the page of an island in a new tab, with a part of it in view. @returns The tab and the middle of the part. */
async function opened(browser, origin, { name, path, field }, prepare = async () => {}) {
  const tab = await browser.newTab(phone);
  await tab.before(observe, minDuration);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await prepare(tab);
  await tab.open(origin + path);
  await tab.evaluate(middleOf, name, field);
  await sleep(300);
  await interactions(tab);
  return { tab, middle: await tab.evaluate(middleOf, name, field) };
}

/** The same tap where the page has no scripts: what the browser itself takes. */
async function bareTap(browser, origin, island) {
  const { tab, middle } = await opened(browser, origin, island, async (one) => {
    await one.send('Network.enable');
    await one.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
  });
  await tab.tap(middle);
  await sleep(300);
  const { tap } = await interactions(tab);
  await tab.close();
  return tap;
}

/** One visit: uses the island, types after `delay`, types on once it is hydrated, and submits invalid values. */
async function visit(browser, origin, island, delay) {
  const { name, field, keys = ['4', 'Backspace'], submit } = island;
  const { tab, middle } = await opened(browser, origin, island);
  const started = performance.now();
  // Not awaited here: the browser only confirms a tap once the page has handled it.
  const reached = tab.tap(middle);
  await sleep(delay);
  await Promise.all([reached, tab.press(keys[0])]);
  await tab.until(isHydrated, name);
  const hydrated = performance.now() - started;
  await sleep(300);
  const first = await interactions(tab);
  const later = [];
  for (let count = 0; count < laterKeys; count++) {
    await tab.press(keys[(count + 1) % 2]);
    await sleep(100);
    later.push((await interactions(tab)).key);
  }
  let submitted;
  if (submit !== undefined) {
    if (field.startsWith('input')) await tab.evaluate(empty, name, field);
    const button = await tab.evaluate(middleOf, name, submit);
    await sleep(300);
    await interactions(tab);
    await tab.tap(button);
    await sleep(400);
    submitted = (await interactions(tab)).tap;
  }
  await tab.close();
  return { tap: first.tap, key: first.key, later, submitted, hydrated };
}

const shown = (list) =>
  list.length === 0 ? '-' : `${median(list).toFixed(0)} (${Math.max(...list).toFixed(0)})`;
const isKnown = (duration) => duration !== undefined;

/** Runs only this benchmark, without the rest of "page". */
export async function benchIslands(root, options) {
  const { origin, stop } = await startDemo(root);
  try {
    await benchInteractions(origin, options);
  } finally {
    stop();
  }
}

/** @param loads Number of visits per island and delay. */
export async function benchInteractions(origin, options) {
  const browser = await PlainBrowser.launch();
  try {
    await measureIslands(browser, origin, options);
  } finally {
    await browser.close();
  }
}

async function measureIslands(browser, origin, { loads = 10, only = islands.map(({ name }) => name) } = {}) {
  console.log(
    `\nInteractions with islands, 4x CPU: median (worst) ms to the next frame, ${loads} loads a delay\n`,
  );
  const rows = [];
  const medians = { first: [], later: [] };
  const worst = [];
  for (const island of islands.filter(({ name }) => only.includes(name))) {
    const visits = delays.map(() => []);
    const bare = [];
    for (let round = 0; round < loads; round++)
      for (const [at, delay] of delays.entries()) {
        bare.push(await bareTap(browser, origin, island));
        visits[at].push(await visit(browser, origin, island, delay));
      }
    const all = visits.flat();
    const taps = all.map(({ tap }) => tap);
    const submits = all.map(({ submitted }) => submitted).filter(isKnown);
    const keys = visits.map((list) => list.map(({ key }) => key));
    const later = all.flatMap((one) => one.later);
    const firsts = [taps, ...keys, submits].filter((list) => list.length > 0);
    medians.first.push(...firsts.map(median));
    medians.later.push(median(later));
    worst.push(...firsts.map((list) => Math.max(...list)));
    rows.push([
      island.name,
      shown(bare),
      shown(taps),
      ...keys.map(shown),
      shown(submits),
      shown(later),
      shown(all.map(({ hydrated }) => hydrated)),
    ]);
  }
  table(
    [
      'island',
      'tap without scripts',
      'tap',
      ...delays.map((delay) => `key +${delay}`),
      'submit',
      'later keys',
      'hydrated after',
    ],
    rows,
  );
  console.log('');
  budget('first tap, key and submit of each island, median', Math.max(...medians.first), 100, 'ms');
  budget('first tap, key and submit of each island, worst', Math.max(...worst), 150, 'ms');
  budget('later keys of each island, median', Math.max(...medians.later), 32, 'ms');
}
