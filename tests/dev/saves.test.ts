import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { OpenMessage, ShownProblem } from '#composer/dev/client/messages.ts';
import { DevSite, type Live } from '#composer/dev/DevSite.ts';
import * as liveSite from '#composer/dev/live/liveSite.ts';
import { type Client, OpenPages, type Socket } from '#composer/dev/OpenPages.ts';
import { Saves } from '#composer/dev/Saves.ts';
import { ServedPages } from '#composer/dev/ServedPages.ts';
import { copyDemo } from '#tests/copyDemo.ts';

/** Vite's socket with simulated browsers. */
class Browsers implements Socket {
  readonly clients = new Set<Client>();
  readonly problems: (readonly ShownProblem[])[] = [];
  #opened: (message: OpenMessage, client: Client) => void = () => undefined;

  on(_event: string, listener: (message: OpenMessage, client: Client) => void): void {
    this.#opened = listener;
  }

  send(_event: string, message: object): void {
    if ('problems' in message) this.problems.push(message.problems as readonly ShownProblem[]);
  }

  /** Opens a page, by default its newest version. Returns the versions that the browser receives. */
  open(path: string, version = served.add({ html: path, saves: saves.count })): string[] {
    const received: string[] = [];
    const client: Client = {
      send: (_event, message) => {
        if ('html' in message) received.push(String(message.html));
      },
    };
    this.clients.add(client);
    this.#opened({ path, version }, client);
    return received;
  }
}

/** A part of the header of English pages: a fragment inside a fragment. */
const navigation = 'fragments/navigation.json';
let folder: string;
let browsers: Browsers;
let saves: Saves;
let served: ServedPages;
/** Paths in the order in which they were rendered. */
let rendered: string[];
/** Resolves when the page that was opened last is up to date. */
let opened: Promise<void>;
/** Called before a page is rendered. */
let beforeRender: (path: string) => void;
/** Called when a check has begun. */
let duringCheck: () => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-saves-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyDemo(folder);
  browsers = new Browsers();
  rendered = [];
  beforeRender = () => undefined;
  duringCheck = () => undefined;
  const live: Live = {
    ...liveSite,
    renderPath: (site, path) => {
      rendered.push(path);
      beforeRender(path);
      return liveSite.renderPath(site, path);
    },
    *problemsOf(...checked) {
      const steps = liveSite.problemsOf(...checked);
      steps.next();
      duringCheck();
      return yield* steps;
    },
  };
  const site = new DevSite({ root: folder, pages: folder, live: () => Promise.resolve(live) });
  served = new ServedPages();
  const openPages = new OpenPages(
    browsers,
    () => site.problems,
    ({ path, version = '' }) => (opened = saves.opened(path, served.get(version)?.saves)),
  );
  saves = new Saves({ root: folder, site, openPages, onTaken: () => undefined });
  await site.load();
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
  writeFileSync(
    join(folder, file),
    text.replace(from, () => to),
  );
}

const save = (file: string, from: string, to: string) => {
  edit(file, from, to);
  return saves.take({ files: [file], sources: false });
};

test('only open pages that hold a fragment are rendered again, the last opened first', async () => {
  browsers.open('/cd-rates.html');
  browsers.open('/es/cd-rates.html');
  browsers.open('/savings.html');
  await save(navigation, '"text": "Contact us"', '"text": "Write to us"');
  // Spanish pages have another header.
  expect(rendered).toEqual(['/savings.html', '/cd-rates.html']);
});

test('a saved page is rendered where it is open, and no other', async () => {
  browsers.open('/savings.html');
  const received = browsers.open('/cd-rates.html');
  await save('cd-rates.json', '"component": "HeroBanner"', '"id": "first", "component": "HeroBanner"');
  expect(rendered).toEqual(['/cd-rates.html']);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('id="first"');
});

test('a page that was saved after it was rendered, but before its browser followed, is sent once it does', async () => {
  const before = served.add({ html: 'before', saves: saves.count });
  await save('cd-rates.json', '"component": "HeroBanner"', '"id": "first", "component": "HeroBanner"');
  expect(rendered).toEqual([]);
  const [old] = [browsers.open('/cd-rates.html', before), await opened];
  expect(old).toHaveLength(1);
  expect(old[0]).toContain('id="first"');
  // One that shows every save is not rendered again, and what is shown already is not sent again.
  rendered.length = 0;
  const [newest] = [browsers.open('/cd-rates.html'), await opened];
  expect(rendered).toEqual([]);
  const [same] = [
    browsers.open('/cd-rates.html', served.add({ html: old[0] ?? '', saves: saves.count - 1 })),
    await opened,
  ];
  expect(rendered).toEqual(['/cd-rates.html']);
  expect([newest.length, same.length]).toEqual([1, 0]);
  // A server that was restarted does not know what the browser shows.
  expect((browsers.open('/savings.html', 'unknown'), await opened, rendered)).toContain('/savings.html');
});

test('words of a language, and files that any page may show, reach every page that can show them', async () => {
  browsers.open('/cd-rates.html');
  browsers.open('/es/cd-rates.html');
  await saves.take({ files: ['words/es.json'], sources: false });
  expect(rendered).toEqual(['/es/cd-rates.html']);
  rendered.length = 0;
  await saves.take({ files: ['rates/cd.json'], sources: false });
  expect(rendered).toEqual(['/es/cd-rates.html', '/cd-rates.html']);
  rendered.length = 0;
  await saves.take({ files: [], sources: true });
  expect(rendered).toEqual(['/es/cd-rates.html', '/cd-rates.html']);
});

test('a page whose fragment is gone, and comes back, follows', async () => {
  browsers.open('/cd-rates.html');
  const text = readFileSync(join(folder, navigation), 'utf8');
  rmSync(join(folder, navigation));
  await saves.take({ files: [navigation], sources: false });
  expect(rendered).toEqual(['/cd-rates.html']);
  expect(browsers.problems.at(-1)).toContainEqual(expect.objectContaining({ code: 'unknown-fragment' }));
  writeFileSync(join(folder, navigation), text);
  await saves.take({ files: [navigation], sources: false });
  expect(rendered).toEqual(['/cd-rates.html', '/cd-rates.html']);
  expect(browsers.problems.at(-1)).toEqual([]);
});

test('a save that comes while pages are rendered drops the rest of the work, check included', async () => {
  const older = browsers.open('/cd-rates.html');
  const newer = browsers.open('/savings.html');
  let second: Promise<void> | undefined;
  beforeRender = () => {
    // The fragment is saved again while the first page is being rendered.
    second ??= save(navigation, '"text": "Second text"', '"text": "Third text"');
  };
  await save(navigation, '"text": "Contact us"', '"text": "Second text"');
  await second;
  expect(rendered).toEqual(['/savings.html', '/savings.html', '/cd-rates.html']);
  // The page of the aborted save only received the newest text.
  expect(older).toHaveLength(1);
  expect(older[0]).toContain('Third text');
  expect(newer.at(-1)).toContain('Third text');
  expect(browsers.problems).toHaveLength(1);
});

test('pages that a dropped save had not shown yet are rendered with the newer save of another file', async () => {
  const older = browsers.open('/cd-rates.html');
  browsers.open('/savings.html');
  let second: Promise<void> | undefined;
  beforeRender = () => {
    second ??= save('savings.json', '"component": "HeroBanner"', '"id": "first", "component": "HeroBanner"');
  };
  await save(navigation, '"text": "Contact us"', '"text": "Write to us"');
  await second;
  expect(older).toHaveLength(1);
  expect(older[0]).toContain('Write to us');
});

test('a save that comes while the site is checked drops the check: the next one tells the problems', async () => {
  browsers.open('/cd-rates.html');
  let second: Promise<void> | undefined;
  duringCheck = () => {
    second ??= save('cd-rates.json', '"component": "HeroBaner"', '"component": "HeroBanner"');
  };
  await save('cd-rates.json', '"component": "HeroBanner"', '"component": "HeroBaner"');
  await second;
  expect(browsers.problems).toEqual([[]]);
});

test('a page that shows the newest already is not sent again, and a closed one is forgotten', async () => {
  const received = browsers.open('/cd-rates.html');
  await saves.take({ files: [navigation], sources: false });
  await saves.take({ files: [navigation], sources: false });
  expect(received).toHaveLength(1);
  browsers.clients.clear();
  rendered.length = 0;
  await saves.take({ files: [navigation], sources: false });
  expect(rendered).toEqual([]);
});
