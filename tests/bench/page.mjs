// (a) The composed /cd-rates.html compared with a hand-written page of the same content.
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { browserFlags, installedBrowser } from '#composer/cli/browser.ts';
import { benchInteractions } from './interactions.mjs';
import { lighthouse } from './lighthouse.mjs';
import { startDemo, startServer } from './process.mjs';
import { budget, median, table } from './report.mjs';

const path = '/cd-rates.html';
const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Lighthouse's slow 4G: 150 ms round trip and 1.6 Mbit/s, as request-level throttling. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

const compressed = (text) => brotliCompressSync(Buffer.from(text)).length;

/** Returns the transferred bytes by kind, before any interaction. */
async function bytes(browser, origin) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const sums = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, fetch: 0, other: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    sums[kind in sums ? kind : 'other'] += encodedDataLength;
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const html = await (await fetch(origin + path)).text();
  const inline = [...html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)]
    .map(([, text]) => text)
    .join('');
  const sections = await page.locator('[data-section]').count();
  const text = await page.evaluate(() => {
    const main = document.querySelector('main').cloneNode(true);
    for (const script of main.querySelectorAll('script')) script.remove();
    return main.textContent.replace(/\s+/g, '');
  });
  await page.close();
  return { ...sums, inlineScript: inline === '' ? 0 : compressed(inline), sections, text };
}

/**
 * Returns the milliseconds from navigation until a tap shows its result, for a visitor who taps from first paint on.
 */
async function tap(browser, origin, selector) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript((wanted) => {
    window.bench = { taps: 0, opened: undefined, lcp: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.bench.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.bench.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const item = document.querySelector(wanted);
      const painted = performance
        .getEntriesByType('paint')
        .some(({ name }) => name === 'first-contentful-paint');
      if (item && painted) {
        // A held tap is replayed later.
        const isHeld = !item.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        if (!isHeld) window.bench.taps += 1;
        if (item.ariaSelected === 'true' || item.parentElement.open) {
          requestAnimationFrame(() => {
            window.bench.opened = performance.now();
          });
          return;
        }
      }
      setTimeout(look, 16);
    };
    look();
  }, selector);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForFunction(() => window.bench.opened !== undefined);
  await page.waitForTimeout(500);
  const { opened, taps, lcp, shift } = await page.evaluate(() => window.bench);
  await context.close();
  return { opened, deadTaps: Math.max(0, taps - 1), lcp, shift };
}

/**
 * Returns the milliseconds from a key to the next frame at 4x CPU throttling: median, 90th percentile and maximum.
 * @param hasPrograms `false` blocks the page's scripts, to measure the browser alone.
 */
async function typing(browser, address, selector, keys, hasPrograms = true) {
  const page = await browser.newPage(phone);
  if (!hasPrograms) await page.route('**/assets/*.js', (route) => route.abort());
  const session = await page.context().newCDPSession(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator(selector).focus();
  // Focus hydrates an island.
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    window.latencies = [];
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => window.latencies.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage('');
        }),
      true,
    );
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
  const latencies = await page.evaluate(() => window.latencies);
  await page.close();
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    middle: median(latencies),
    most: sorted[Math.ceil(sorted.length * 0.9) - 1],
    worst: sorted.at(-1),
  };
}

/** A field of /cd-rates.html, and what is typed into it. */
const zipField = 'input[name="zipcode"]';
const digits = '55401'.split('').flatMap((digit) => [digit, 'Backspace', digit]);

/** A field of the form on /contact-us.html, and what is typed into it. */
const nameField = 'input[name="firstName"]';
const letters = 'a visitor types a name'.split('');

const ratio = (ours, theirs) => (theirs === 0 ? '-' : (ours / theirs).toFixed(2));
const middleOf = (list, key) => median(list.map((item) => item[key]));
const row = (title, one, other) => [title, one.toFixed(1), other.toFixed(1), ratio(one, other)];
const typingRows = (title, one, other) =>
  Object.entries({ middle: title, most: '   nine of ten of them within', worst: '   the worst of them' }).map(
    ([key, text]) => row(text, middleOf(one, key), middleOf(other, key)),
  );

export async function benchPage(root, { runs = 15, typingRuns = 5, lighthouseRuns = 3, loads = 10 } = {}) {
  const ours = await startDemo(root);
  const hand = await startServer(root, ['tests/bench/handServer.mjs', root, ours.origin]);
  const executablePath = installedBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
  const sides = [
    { origin: ours.origin, summary: '[data-section="Accordion"] summary', tab: '[role=tab]:nth-child(2)' },
    { origin: hand.origin, summary: '.questions summary', tab: '[role=tab]:nth-child(2)' },
  ];
  try {
    console.log('\n(a) /cd-rates.html, composed and written by hand\n');
    const [a, b] = await Promise.all(sides.map(({ origin }) => bytes(browser, origin)));
    if (a.text !== b.text)
      console.log(
        'Note: the two pages no longer have the same text; bring tests/bench/cd-rates.hand.html up to date.',
      );
    const kinds = ['document', 'stylesheet', 'script', 'fetch', 'font', 'image'];
    table(
      ['bytes before interaction', 'composed', 'by hand', 'ratio'],
      [
        ...kinds.map((kind) => [kind, a[kind], b[kind], ratio(a[kind], b[kind])]),
        ['of the document: script', a.inlineScript, b.inlineScript, ratio(a.inlineScript, b.inlineScript)],
      ],
    );
    const taps = [[], []];
    const tabs = [[], []];
    for (let round = 0; round < runs; round++)
      for (const [side, { origin, summary, tab }] of sides.entries()) {
        taps[side].push(await tap(browser, origin, summary));
        tabs[side].push(await tap(browser, origin, tab));
      }
    const [tapA, tapB] = taps;
    const [tabA, tabB] = tabs;
    const zips = [[], []];
    const forms = [[], []];
    for (let round = 0; round < typingRuns; round++) {
      for (const [side, { origin }] of sides.entries())
        zips[side].push(await typing(browser, origin + path, zipField, digits));
      for (const [side, hasPrograms] of [true, false].entries())
        forms[side].push(
          await typing(browser, `${ours.origin}/contact-us.html`, nameField, letters, hasPrograms),
        );
    }
    const [zipA, zipB] = zips;
    const [form, bare] = forms;
    const lights = [[], []];
    for (let round = 0; round < lighthouseRuns; round++)
      for (const [side, { origin }] of sides.entries()) lights[side].push(await lighthouse(origin + path));
    const [lightA, lightB] = lights;
    console.log('');
    table(
      ['slow 4G, 4x CPU: medians in ms', 'composed', 'by hand', 'ratio'],
      [
        row(`tap opens the accordion (${runs} runs)`, middleOf(tapA, 'opened'), middleOf(tapB, 'opened')),
        row('   taps before that without effect', middleOf(tapA, 'deadTaps'), middleOf(tapB, 'deadTaps')),
        row('tap shows a tab', middleOf(tabA, 'opened'), middleOf(tabB, 'opened')),
        row('   taps before that without effect', middleOf(tabA, 'deadTaps'), middleOf(tabB, 'deadTaps')),
        row('largest contentful paint', middleOf(tapA, 'lcp'), middleOf(tapB, 'lcp')),
        ...typingRows('a key in the zip code to the next frame', zipA, zipB),
        row(`Lighthouse LCP (${lighthouseRuns} runs)`, middleOf(lightA, 'lcp'), middleOf(lightB, 'lcp')),
        row('Lighthouse FCP', middleOf(lightA, 'fcp'), middleOf(lightB, 'fcp')),
        row('Lighthouse blocking time', middleOf(lightA, 'tbt'), middleOf(lightB, 'tbt')),
      ],
    );
    console.log('');
    table(
      [`a key in a form, 4x CPU: medians in ms (${typingRuns} runs)`, 'with program', 'without', 'ratio'],
      typingRows('a key to the next frame', form, bare),
    );
    console.log('');
    const scoresOf = (list) =>
      list[0].scores.map(([id], at) => `${id} ${median(list.map((run) => run.scores[at][1]))}`).join(', ');
    console.log(`Lighthouse mobile, composed: ${scoresOf(lightA)}`);
    console.log(`Lighthouse mobile, by hand:  ${scoresOf(lightB)}`);
    const weak = [...new Set(lightA.flatMap(({ failed }) => failed))];
    if (weak.length > 0) console.log(`Audits of the composed page below 0.9: ${weak.join(', ')}`);
    console.log('');
    const beforeTouch = a.document + a.stylesheet + a.script + a.fetch;
    budget('sections', a.sections, 15, 'sections', true);
    budget('HTML, CSS, data and JavaScript', beforeTouch / 1000, 25, 'kB');
    budget('of it JavaScript', (a.script + a.inlineScript) / 1000, 5, 'kB');
    budget('fonts', a.font / 1000, 40, 'kB');
    budget(
      'layout shift',
      Math.max(...tapA.map(({ shift }) => shift), ...lightA.map(({ cls }) => cls)),
      0,
      '',
    );
    budget('blocking time', middleOf(lightA, 'tbt'), 0, 'ms');
    budget('dead taps', Math.max(...[...tapA, ...tabA].map(({ deadTaps }) => deadTaps)), 0, 'taps');
    budget('tap on the accordion', middleOf(tapA, 'opened') / middleOf(tapB, 'opened'), 1.05, 'x by hand');
    budget('tap on a tab', middleOf(tabA, 'opened') / middleOf(tabB, 'opened'), 1.05, 'x by hand');
    budget('LCP, throttled', middleOf(tapA, 'lcp') / middleOf(tapB, 'lcp'), 1.05, 'x by hand');
    budget('LCP, Lighthouse', middleOf(lightA, 'lcp') / middleOf(lightB, 'lcp'), 1.05, 'x by hand');
    budget('nine of ten keys in the form', middleOf(form, 'most'), 32, 'ms');
    budget('nine of ten keys in the zip code', middleOf(zipA, 'most'), 32, 'ms');
    for (const [at, [id]] of lightA[0].scores.entries())
      budget(`Lighthouse ${id}`, median(lightA.map(({ scores }) => scores[at][1])), 100, 'points', true);
    await benchInteractions(ours.origin, { loads });
  } finally {
    await browser.close();
    ours.stop();
    hand.stop();
  }
}
