import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserFlags, installedBrowser } from '#composer/cli/browser.ts';

/** The codes of the keys that the benchmarks press, which are digits or named. */
const namedKeys = { Backspace: 8, ArrowUp: 38, ArrowDown: 40 };
const keyFacts = (key) =>
  key in namedKeys
    ? { key, code: key, windowsVirtualKeyCode: namedKeys[key] }
    : { key, code: `Digit${key}`, windowsVirtualKeyCode: key.charCodeAt(0), text: key };

const calling = (script, args) => `(${script})(${args.map((value) => JSON.stringify(value)).join()})`;

/** A tab of a `PlainBrowser`, in a context of its own. */
class PlainTab {
  #send;
  #loaded;
  #dispose;

  constructor({ send, loaded, dispose }) {
    this.#send = send;
    this.#loaded = loaded;
    this.#dispose = dispose;
  }

  /** Sends a command of the protocol. @throws {Error} with the browser's words. */
  send(method, params) {
    return this.#send(method, params);
  }

  /** Runs a function in each page before its own scripts. */
  async before(script, ...args) {
    await this.#send('Page.addScriptToEvaluateOnNewDocument', { source: calling(script, args) });
  }

  /** Opens a page, and waits until it has loaded. */
  async open(url) {
    const loaded = this.#loaded();
    await this.#send('Page.navigate', { url });
    await loaded;
  }

  /** Runs a function in the page. @returns What it returns, as JSON. @throws {Error} if it throws. */
  async evaluate(script, ...args) {
    const { result, exceptionDetails } = await this.#send('Runtime.evaluate', {
      expression: calling(script, args),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until a function in the page returns something true. @throws {Error} after a minute. */
  async until(script, ...args) {
    for (const end = performance.now() + 60_000; performance.now() < end; await sleep(50))
      if (await this.evaluate(script, ...args)) return;
    throw new Error(`This stayed false for a minute: ${script}`);
  }

  /** Taps a place of the window, in CSS pixels. Resolves once the page has handled it. */
  async tap({ x, y }) {
    await Promise.all([
      this.#send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      this.#send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
  }

  async press(key) {
    const facts = keyFacts(key);
    await Promise.all(
      ['keyDown', 'keyUp'].map((type) => this.#send('Input.dispatchKeyEvent', { type, ...facts })),
    );
  }

  close() {
    return this.#dispose();
  }
}

/**
 * Chromium without the protocol's `Runtime` domain, which Playwright and Puppeteer enable on every page. With it, V8
 * looks up the place of each `Error` at once when it is constructed, and parses the function again to find it: React
 * constructs five while it is evaluated, which made islands look twice as slow as visitors have them.
 */
export class PlainBrowser {
  #child;
  #socket;
  #folder;
  #count = 0;
  #answers = new Map();
  #loads = new Map();

  constructor(child, socket, folder) {
    this.#child = child;
    this.#socket = socket;
    this.#folder = folder;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(data)));
  }

  static async launch() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-browser-'));
    const flags = [...browserFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
    const child = spawn(installedBrowser() ?? chromium.executablePath(), flags, { stdio: 'ignore' });
    // Chromium writes its port and path there.
    const file = join(folder, 'DevToolsActivePort');
    for (let tries = 0; !existsSync(file) && tries < 200; tries++) await sleep(50);
    const [port, path] = readFileSync(file, 'utf8').split('\n');
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    await new Promise((opened, failed) => {
      socket.addEventListener('open', opened);
      socket.addEventListener('error', failed);
    });
    return new PlainBrowser(child, socket, folder);
  }

  #hear({ id, sessionId, method, result, error }) {
    if (method === 'Page.loadEventFired') this.#loads.get(sessionId)?.();
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  }

  #send(method, params = {}, sessionId) {
    const id = (this.#count += 1);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }));
  }

  /** Opens a tab of a new visitor. @param window Its window, as Playwright describes one. */
  async newTab({ viewport: { width, height }, deviceScaleFactor, isMobile, hasTouch }) {
    const { browserContextId } = await this.#send('Target.createBrowserContext');
    const target = { url: 'about:blank', browserContextId, width, height };
    const { targetId } = await this.#send('Target.createTarget', target);
    const { sessionId } = await this.#send('Target.attachToTarget', { targetId, flatten: true });
    const tab = new PlainTab({
      send: (method, params) => this.#send(method, params, sessionId),
      loaded: () => new Promise((done) => this.#loads.set(sessionId, done)),
      dispose: () => this.#send('Target.disposeBrowserContext', { browserContextId }),
    });
    await tab.send('Page.enable');
    const metrics = { width, height, deviceScaleFactor, mobile: isMobile };
    await tab.send('Emulation.setDeviceMetricsOverride', metrics);
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
    return tab;
  }

  async close() {
    const ended = new Promise((done) => {
      this.#child.once('exit', done);
    });
    // It ends before it answers.
    void this.#send('Browser.close');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
