import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ticks of the processor's clock in a second, as Linux counts them. */
const ticks = 100;

/** A process and all that it has started. */
function family(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** `portico dev` in a process of its own that can be asked what it uses. */
export class DevProcess {
  #child;
  #inspector;
  #calls = 0;

  constructor(child, origin, inspector) {
    this.#child = child;
    this.origin = origin;
    this.#inspector = inspector;
  }

  /** Starts it on a folder of pages, on a free port. */
  static async start(root, pages) {
    const args = [
      '--inspect=127.0.0.1:0',
      'composer/cli/portico.mjs',
      'dev',
      '--pages',
      pages,
      '--port',
      '0',
    ];
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: '' } });
    const { origin, debuggerUrl } = await addresses(child);
    const inspector = new WebSocket(debuggerUrl);
    await new Promise((done, failed) => {
      inspector.addEventListener('open', done, { once: true });
      inspector.addEventListener('error', failed, { once: true });
    });
    return new DevProcess(child, origin, inspector);
  }

  /** Seconds of processor time that it and what it started have used; 0 where the system does not tell. */
  processorTime() {
    if (process.platform !== 'linux') return 0;
    const seconds = family(this.#child.pid).map((pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      // User and system time are the 14th and 15th field; two came before the name's end.
      return (Number(fields[11]) + Number(fields[12])) / ticks;
    });
    return seconds.reduce((sum, one) => sum + one, 0);
  }

  /** Waits until what the last save has begun is done: for half a second nothing is computed. */
  async rest() {
    let before = Number.NEGATIVE_INFINITY;
    for (;;) {
      const used = this.processorTime();
      if (used - before <= 0.01) return;
      before = used;
      await sleep(600);
    }
  }

  /** Bytes of the heap that are in use after a collection. */
  async heap() {
    await this.#ask('HeapProfiler.collectGarbage');
    await this.#ask('HeapProfiler.collectGarbage');
    return (await this.#ask('Runtime.getHeapUsage')).usedSize;
  }

  #ask(method) {
    const id = (this.#calls += 1);
    return new Promise((done) => {
      const hear = ({ data }) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        this.#inspector.removeEventListener('message', hear);
        done(answer.result);
      };
      this.#inspector.addEventListener('message', hear);
      this.#inspector.send(JSON.stringify({ id, method }));
    });
  }

  async stop() {
    this.#inspector.close();
    const ended = new Promise((done) => {
      this.#child.once('exit', done);
    });
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** Waits for the address of the site and that of the debugger. */
function addresses(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      const [, origin] = /The site: (http:\/\/localhost:\d+)\//.exec(output) ?? [];
      const [, debuggerUrl] = /Debugger listening on (ws:\S+)/.exec(output) ?? [];
      if (origin && debuggerUrl) resolve({ origin, debuggerUrl });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`portico dev ended with ${code}:\n${output}`)));
  });
}
