import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemo } from '#tests/copyDemo.ts';

/** A copy of the project that tests may change, with `portico dev` running on it. */
export interface DevProject {
  readonly origin: string;
  /** Replaces text in a file. Throws if the file does not contain it. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
  readonly close: () => Promise<void>;
}

const copied = ['src', 'composer', 'stories', 'package.json', 'package-lock.json', 'tsconfig.json'];

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += String(chunk);
      const [, origin] = /The site: (http:\/\/localhost:\d+)\//.exec(text) ?? [];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`portico dev ended with ${code}: ${text}`)));
  });
}

export async function startDevProject(): Promise<DevProject> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-dev-'));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  copyDemo(join(folder, 'pages-json'));
  // Reuses the cache of pictures from other tests.
  const pictures = join('.portico', 'pictures');
  if (existsSync(pictures)) cpSync(pictures, join(folder, pictures), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir');
  const child = spawn(process.execPath, ['composer/cli/portico.mjs', 'dev', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', NO_COLOR: '1', VITEST: '', PORTICO_DATA: join(folder, 'data') },
  });
  const origin = await originOf(child);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    origin,
    read,
    write,
    remove: (file) => rmSync(join(folder, file)),
    edit: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    close: async () => {
      const ended = new Promise((done) => {
        child.once('exit', done);
      });
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
