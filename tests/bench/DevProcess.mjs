import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ticks of the processor's clock in a second, as Linux counts them. */
const ticks = 100;

/** What `read` returns, or `otherwise` when the process that it asks about has ended. */
function ofLiving(read, otherwise) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return otherwise;
    throw error;
  }
}

/** A process and all that it has started. */
function family(pid) {
  const children = ofLiving(() => readdirSync(`/proc/${pid}/task`), []).flatMap((thread) =>
    ofLiving(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** Seconds of processor time that a process has used. */
function processorTimeOf(pid) {
  const stat = ofLiving(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  const fields = stat.replace(/^.*\) /s, '').split(' ');
  // User and system time are the 14th and 15th field; two came before the name's end.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks;
}

/** Waits until some processor time does not grow for half a second. */
async function restOf(used) {
  for (let before = Number.NEGATIVE_INFINITY; ;) {
    const now = used();
    if (now - before <= 0.01) return;
    before = now;
    await sleep(600);
  }
}

/** Bytes of a process that are in memory. */
function residentOf(pid) {
  const status = ofLiving(() => readFileSync(`/proc/${pid}/status`, 'utf8'), '');
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  return Number(kilobytes) * 1024;
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
    return family(this.#child.pid).reduce((sum, pid) => sum + processorTimeOf(pid), 0);
  }

  /**
   * Waits until the page, the check and the names that follow a save are done: for half a second it computes nothing.
   * Its services may still be at work; they give way to the next save.
   */
  rest() {
    return restOf(() => processorTimeOf(this.#child.pid));
  }

  /** Waits until the services have taken up the last save, too. */
  wholeRest() {
    return restOf(() => this.processorTime());
  }

  /** Whether its services still run; `true` where the system does not tell. */
  hasServices() {
    return process.platform !== 'linux' || family(this.#child.pid).length > 1;
  }

  /** Bytes in memory of it alone and of all that it has started; 0 where the system does not tell. */
  resident() {
    if (process.platform !== 'linux') return { own: 0, started: 0 };
    const [own, ...started] = family(this.#child.pid).map(residentOf);
    return { own, started: started.reduce((sum, one) => sum + one, 0) };
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
