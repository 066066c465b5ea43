import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Clock ticks per second of the CPU times that Linux reports. */
const ticks = 100;

/** Returns the result of `read`, or `otherwise` if the process has exited. */
function ofLiving(read, otherwise) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return otherwise;
    throw error;
  }
}

/** Returns the ids of a process and of all its descendants. */
function family(pid) {
  const children = ofLiving(() => readdirSync(`/proc/${pid}/task`), []).flatMap((thread) =>
    ofLiving(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** Returns the CPU time of a process in seconds. */
function processorTimeOf(pid) {
  const stat = ofLiving(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  const fields = stat.replace(/^.*\) /s, '').split(' ');
  // User and system time are fields 14 and 15. The regular expression has removed the first two.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks;
}

/** Waits until the measured CPU time has not grown for half a second. */
async function restOf(used) {
  for (let before = Number.NEGATIVE_INFINITY; ;) {
    const now = used();
    if (now - before <= 0.01) return;
    before = now;
    await sleep(600);
  }
}

/** Returns the resident memory of a process in bytes. */
function residentOf(pid) {
  const status = ofLiving(() => readFileSync(`/proc/${pid}/status`, 'utf8'), '');
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  return Number(kilobytes) * 1024;
}

/** A `portico dev` process whose resource use can be measured. */
export class DevProcess {
  #child;
  #inspector;
  #calls = 0;

  constructor(child, origin, inspector) {
    this.#child = child;
    this.origin = origin;
    this.#inspector = inspector;
  }

  /** Starts it with a folder of pages, on a free port. */
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

  /** Returns the CPU time in seconds of the process and its descendants; 0 on systems that don't report it. */
  processorTime() {
    if (process.platform !== 'linux') return 0;
    return family(this.#child.pid).reduce((sum, pid) => sum + processorTimeOf(pid), 0);
  }

  /**
   * Waits until the page, the check and the names are updated after a save: until the process is idle for half a
   * second. Its services may still be busy; the next save aborts their work.
   */
  rest() {
    return restOf(() => processorTimeOf(this.#child.pid));
  }

  /** Waits until the services have processed the latest save too. */
  wholeRest() {
    return restOf(() => this.processorTime());
  }

  /** Whether its services are still running; `true` on systems that don't report it. */
  hasServices() {
    return process.platform !== 'linux' || family(this.#child.pid).length > 1;
  }

  /**
   * Returns the resident memory in bytes of the process, and of all its descendants; 0 on systems that don't report it.
   */
  resident() {
    if (process.platform !== 'linux') return { own: 0, started: 0 };
    const [own, ...started] = family(this.#child.pid).map(residentOf);
    return { own, started: started.reduce((sum, one) => sum + one, 0) };
  }

  /** Returns the size of the heap in bytes after a garbage collection. */
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

/** Waits for the addresses of the site and of the debugger. */
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
