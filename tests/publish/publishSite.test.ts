import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bundleOfComposer } from '#tests/bundleOfComposer.ts';
import { recordFile } from '#composer/release/documentRecord.ts';
import { programsFolder } from '#composer/publish/client/programCache.ts';
import { siteForTest } from '#tests/server/fixtures/publishedSite.ts';
import { contactForm, page } from '#tests/server/fixtures/siteFiles.ts';
import {
  documentOf,
  documentsOf,
  filesOf,
  found,
  recordsOf,
  releaseOf,
  stampsOf,
} from '#tests/publish/publishedFolder.ts';

const text = (words: string) => ({ component: 'RichText', props: { text: words } });
const compressible = /\.(?:html|css|js|json|svg|txt|xml)$/;
const isPublic = (file: string) => !file.startsWith('_portico/');

describe('the first publishing', () => {
  test('writes a whole site that any host can serve', async () => {
    const site = siteForTest();
    const report = await site.publish();
    expect(report).toMatchObject({ failures: [], kept: [], removed: 0, unchanged: 0, errors: [] });
    const release = releaseOf(site.out);
    expect(Object.keys(release.pages).toSorted()).toEqual(
      [
        '/',
        '/404.html',
        '/cd-rates.html',
        '/contact.error.html',
        '/contact.html',
        '/es/',
        '/es/404.html',
        '/thanks.html',
        '/zh/',
        '/zh/404.html',
      ].toSorted(),
    );
    for (const path of Object.keys(release.pages)) {
      const html = documentOf(site.out, path) ?? '';
      expect(html).toMatch(/^<!doctype html><html lang="[\w-]+">[\s\S]*<\/html>\n$/);
      const files = [...html.matchAll(/["(](\/(?:assets|media)\/[^")\s]+)/g)].map(([, file = '']) => file);
      for (const file of files) expect(filesOf(site.out), `${file} of ${path}`).toContain(file.slice(1));
    }
    expect(filesOf(site.out).filter((file) => /\.(?:part|next)$/.test(file))).toEqual([]);
    expect(recordsOf(site.out)).toEqual(documentsOf(site.out));
  });

  test('puts .br and .gz with the same content beside every file that compression makes smaller', async () => {
    const site = siteForTest();
    await site.publish();
    const files = filesOf(site.out).filter(isPublic);
    const kinds = new Set<string>();
    for (const file of files.filter((name) => compressible.test(name))) {
      const content = readFileSync(join(site.out, file));
      expect(brotliDecompressSync(readFileSync(join(site.out, `${file}.br`))).equals(content)).toBe(true);
      expect(gunzipSync(readFileSync(join(site.out, `${file}.gz`))).equals(content)).toBe(true);
      kinds.add(file.slice(file.lastIndexOf('.')));
    }
    expect([...kinds].toSorted()).toEqual(['.css', '.html', '.js', '.svg', '.txt', '.xml']);
    expect(files.filter((file) => /\.(?:woff2|png)\.(?:br|gz)$/.test(file))).toEqual([]);
  });

  test('tells search engines of the pages in every language, and nothing of the others', async () => {
    const site = siteForTest();
    await site.publish();
    const sitemap = readFileSync(join(site.out, 'sitemap.xml'), 'utf8');
    const origin = 'https://www.elmstonebank.example';
    const locations = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(locations.toSorted()).toEqual(
      ['/', '/cd-rates.html', '/contact.html', '/es/', '/zh/'].map((path) => origin + path),
    );
    for (const [language, path] of [
      ['en-US', '/'],
      ['es-US', '/es/'],
      ['zh-Hans', '/zh/'],
    ]) {
      const link = `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`;
      expect(sitemap.split(link)).toHaveLength(4);
    }
    expect(readFileSync(join(site.out, 'robots.txt'), 'utf8')).toBe(
      `User-agent: *\nDisallow: /svt/\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });

  test('finishes what an interrupted run left behind', async () => {
    const site = siteForTest();
    mkdirSync(join(`${site.out}.next`, '_portico'), { recursive: true });
    writeFileSync(join(`${site.out}.next`, 'index.html'), 'half');
    await site.publish();
    writeFileSync(join(site.out, 'index.html.part'), 'half');
    mkdirSync(`${site.out}.next`, { recursive: true });
    writeFileSync(join(`${site.out}.next`, 'thanks.html'), 'half');
    site.write({ 'thanks.json': page('Thank you very much') });
    await site.publish();
    expect(documentOf(site.out, '/')).toContain('</html>');
    expect(documentOf(site.out, '/thanks.html')).toContain('Thank you very much');
  });
});

describe('a later publishing', () => {
  test('rewrites the one page that changed, and no other', async () => {
    const site = siteForTest();
    await site.publish();
    const before = stampsOf(site.out);
    site.write({ 'thanks.json': page('Thank you, and see you soon', [], { noindex: true }) });
    expect(await site.publish()).toMatchObject({ rendered: 1, unchanged: 9, removed: 0, kept: [] });
    const changed = [...stampsOf(site.out)].filter(([file, stamp]) => before.get(file) !== stamp);
    const pages = changed
      .map(([file]) => file)
      .filter((file) => /\.html|assets|media|sitemap|robots/.test(file));
    expect(pages).toEqual(['thanks.html', 'thanks.html.br', 'thanks.html.gz']);
    expect(recordsOf(site.out)).toEqual(documentsOf(site.out));
    expect(documentOf(site.out, '/thanks.html')).toContain('see you soon');
  });

  test('without a change renders nothing', async () => {
    const site = siteForTest();
    await site.publish();
    expect(await site.publish()).toMatchObject({ rendered: 0, unchanged: 10 });
  });

  test('renders pages again whose records are gone', async () => {
    const site = siteForTest();
    await site.publish();
    const before = documentsOf(site.out);
    const { document = '' } = releaseOf(site.out).pages['/contact.html'] ?? {};
    rmSync(recordFile(site.out, document));
    expect(await site.publish()).toMatchObject({ rendered: 1, unchanged: 9 });
    expect(recordsOf(site.out)).toEqual(before);
    rmSync(join(site.out, '_portico', 'documents'), { recursive: true });
    expect(await site.publish()).toMatchObject({ rendered: 10, unchanged: 0 });
    expect(recordsOf(site.out)).toEqual(before);
  });

  test('renders every page when what they share has changed', async () => {
    const site = siteForTest();
    await site.publish();
    site.write({ 'words/en.json': { phone: '1-800-555-0199' } });
    expect(await site.publish()).toMatchObject({ rendered: 10, unchanged: 0 });
    expect(documentOf(site.out, '/')).toContain('1-800-555-0199');
    expect(documentOf(site.out, '/')).not.toContain('1-800-555-0142');
  });

  test('takes a removed page away with all its forms, and out of sitemap and search', async () => {
    const site = siteForTest({
      'deep/offer.json': page('A kumquat offer', [text('Kumquats for everybody.')]),
    });
    await site.publish();
    expect(found(site.out, 'kumquat')).toEqual(['/deep/offer.html']);
    site.write({ 'deep/offer.json': undefined });
    expect(await site.publish()).toMatchObject({ rendered: 0, removed: 1 });
    expect(filesOf(site.out).filter((file) => file.includes('offer'))).toEqual([]);
    expect(readFileSync(join(site.out, 'sitemap.xml'), 'utf8')).not.toContain('offer');
    expect(found(site.out, 'kumquat')).toEqual([]);
    expect(releaseOf(site.out).pages).not.toHaveProperty(['/deep/offer.html']);
  });

  test('lets the search follow what changed', async () => {
    const site = siteForTest({ 'offer.json': page('An offer', [text('Kumquats for everybody.')]) });
    await site.publish();
    site.write({
      'offer.json': page('An offer', [text('Persimmons for everybody.')]),
      'other.json': page('Another offer', [text('Quinces for some.')]),
    });
    await site.publish();
    expect(found(site.out, 'kumquats')).toEqual([]);
    expect(found(site.out, 'persimmons')).toEqual(['/offer.html']);
    expect(found(site.out, 'quinces')).toEqual(['/other.html']);
    site.write({ 'other.json': page('Another offer', [text('Quinces for some.')], { noindex: true }) });
    await site.publish();
    expect(found(site.out, 'quinces')).toEqual([]);
  });

  test('PAGE-01 a page marked Spanish is found among the Spanish ones, until it is not marked any more', async () => {
    const welcome = (fields: object) => page('Bienvenidos a casa', [text('Membrillos para todos.')], fields);
    const site = siteForTest({ 'welcome.json': welcome({ locale: 'es-us' }) });
    await site.publish();
    expect(documentOf(site.out, '/welcome.html')).toContain('<html lang="es-US">');
    expect(releaseOf(site.out).pages['/welcome.html']?.locale).toBe('es');
    expect(found(site.out, 'membrillos', 'es')).toEqual(['/welcome.html']);
    expect(found(site.out, 'membrillos', 'en')).toEqual([]);
    site.write({ 'welcome.json': welcome({}) });
    await site.publish();
    expect(found(site.out, 'membrillos', 'es')).toEqual([]);
    expect(found(site.out, 'membrillos', 'en')).toEqual(['/welcome.html']);
  });

  test('keeps the files that pages of the release before still ask for', async () => {
    const site = siteForTest();
    await site.publish();
    const before = filesOf(site.out).filter((file) => /^(?:assets|media)\//.test(file));
    site.write({ 'media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>' });
    await site.publish();
    const after = filesOf(site.out);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.filter((file) => /^media\/logo\.[\w-]+\.svg$/.test(file))).toHaveLength(2);
  });
});

const pagesOf = (length: number) =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `many/page-${index}.json`,
      page(`Page number ${index} of many`, [text(`Text ${index} with a {firstname|friend}.`)]),
    ]),
  );
/** With the others, more than are rendered without threads. */
const manyPages = pagesOf(75);

describe('many pages, by several threads', () => {
  test('can be given up at any moment: what is published stays, and the process goes on', async () => {
    const site = siteForTest(manyPages);
    await site.publish();
    const before = stampsOf(site.out);
    site.write({ 'words/en.json': { phone: '1-800-555-0199' } });
    // Aborts while threads are started, load their modules, and render.
    for (const milliseconds of [1, 50, 200, 350, 500, 700]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(site.publish(AbortSignal.timeout(milliseconds))).rejects.toThrow(/timeout/);
    }
    expect(stampsOf(site.out)).toEqual(before);
    await site.publish();
    expect(documentOf(site.out, '/')).toContain('1-800-555-0199');
  }, 600_000);

  test('are what one alone would have made of them', async () => {
    const site = siteForTest(manyPages);
    expect(await site.publish()).toMatchObject({ rendered: 85, failures: [] });
    const byThreads = documentOf(site.out, '/many/page-7.html');
    site.write({ 'many/page-7.json': `${JSON.stringify(manyPages['many/page-7.json'])}\n` });
    expect(await site.publish()).toMatchObject({ rendered: 1 });
    expect(documentOf(site.out, '/many/page-7.html')).toBe(byThreads);
  });

  test('have their scripts also when they are not built yet', async () => {
    const site = siteForTest(manyPages);
    await site.publish();
    const scripts = () => {
      const html = documentOf(site.out, '/many/page-7.html') ?? '';
      const [, beforePaint = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
      const [, src = ''] = /<script type="module" async src="(.*?)">/.exec(html) ?? [];
      return { beforePaint, src, rest: readFileSync(join(site.out, src), 'utf8') };
    };
    const before = scripts();
    expect(before.beforePaint).toContain('firstname');
    expect(before.rest).toContain('activeSession');
    const root = process.cwd();
    const folder = programsFolder(root, basename(await bundleOfComposer()));
    const known = filesOf(folder)
      .filter((file) => file.endsWith('.json'))
      .filter((file) => readFileSync(join(folder, file), 'utf8').includes(before.src));
    expect(known.length).toBeGreaterThan(0);
    for (const file of known) rmSync(join(folder, file));
    site.write({ 'words/en.json': { phone: '1-800-555-0199' } });
    expect(await site.publish()).toMatchObject({ rendered: 85, failures: [] });
    expect(scripts()).toEqual(before);
  });

  test('SEC-05 are not published when the check, which goes on meanwhile, refuses them', async () => {
    const link = (to: string) => page('Kumquats to link to', [text(`[More](${to})`)]);
    const site = siteForTest({ ...manyPages, 'many/page-7.json': link('/nowhere.html') });
    expect(await site.build()).toMatchObject({ code: 1 });
    expect(filesOf(site.out).filter((file) => file.includes('page-7.'))).toEqual([]);
    expect(releaseOf(site.out).pages).not.toHaveProperty(['/many/page-7.html']);
    expect(found(site.out, 'kumquats')).toEqual([]);
    site.write({ 'many/page-7.json': link('/many/page-8.html') });
    expect(await site.build()).toMatchObject({ code: 0 });
    const good = documentOf(site.out, '/many/page-7.html');
    site.write({ 'many/page-7.json': link('/gone.html'), 'words/en.json': { phone: '1-800-555-0199' } });
    const { code, said } = await site.build();
    expect(code).toBe(1);
    expect(said).toContain('84 pages rendered');
    expect(said).toContain('1 kept at their last good version');
    expect(documentOf(site.out, '/many/page-7.html')).toBe(good);
    expect(found(site.out, 'kumquats')).toEqual(['/many/page-7.html']);
  });
});

test('more than three hundred pages at once have no .gz, neither a new one nor that of the version before', async () => {
  const site = siteForTest(pagesOf(301));
  const zipped = () => filesOf(site.out).filter((file) => file.endsWith('.html.gz'));
  await site.publish();
  expect(zipped()).toEqual([]);
  expect(filesOf(site.out)).toContain('many/page-7.html.br');
  site.write({ 'many/page-7.json': page('Another title for page seven', [text('Another text.')]) });
  await site.publish();
  expect(zipped()).toEqual(['many/page-7.html.gz']);
  site.write({ 'words/en.json': { phone: '1-800-555-0199' }, 'words/es.json': { phone: '1-800-555-0199' } });
  expect(await site.publish()).toMatchObject({ failures: [] });
  expect(zipped()).toEqual([]);
});

describe('while others read', () => {
  test('every page of every release that a reader finds is there, whole, with its files', async () => {
    const site = siteForTest();
    expect(await site.build()).toMatchObject({ code: 0 });
    const state = { isPublishing: true };
    const publishing = (async () => {
      for (let round = 0; round < 3; round += 1) {
        site.write({
          'words/en.json': { phone: `1-800-555-010${round}` },
          'words/es.json': { phone: `1-800-555-011${round}` },
          [`new-${round}.json`]: page(`New page ${round}`),
        });
        expect(await site.build()).toMatchObject({ code: 0 });
      }
      state.isPublishing = false;
    })();
    let reads = 0;
    while (state.isPublishing) {
      for (const path of Object.keys(releaseOf(site.out).pages)) {
        const html = documentOf(site.out, path);
        expect(html?.endsWith('</html>\n'), `${path} is whole`).toBe(true);
        const file = /data-variables="\/([^"]+)"/.exec(html ?? '')?.[1] ?? 'robots.txt';
        expect(readFileSync(join(site.out, file)).length).toBeGreaterThan(0);
        reads += 1;
      }
      found(site.out, 'banking');
      await new Promise((next) => setImmediate(next));
    }
    await publishing;
    expect(reads).toBeGreaterThan(100);
  });
});

describe('SEC-05 a page with a problem', () => {
  const broken = page('Certificate of deposit rates', [{ component: 'Acordion', props: {} }]);

  test('keeps its last good version, and the run fails with file, line, column and the nearest right name', async () => {
    const site = siteForTest();
    expect(await site.build()).toMatchObject({ code: 0 });
    const good = documentOf(site.out, '/cd-rates.html');
    site.write({ 'cd-rates.json': broken, 'thanks.json': page('Thanks a lot', [], { noindex: true }) });
    const { code, said } = await site.build();
    expect(code).toBe(1);
    expect(said).toMatch(/cd-rates\.json:\d+:\d+/);
    expect(said).toContain('Acordion');
    expect(said).toContain('Accordion');
    expect(said).toContain('1 kept at their last good version');
    expect(documentOf(site.out, '/cd-rates.html')).toBe(good);
    expect(documentOf(site.out, '/thanks.html')).toContain('Thanks a lot');
  });

  test('stays in sitemap and search, even when everything else is made anew', async () => {
    const site = siteForTest();
    await site.publish();
    const listed = readFileSync(join(site.out, 'sitemap.xml'), 'utf8');
    site.write({ 'cd-rates.json': broken, 'words/en.json': { phone: '1-800-555-0199' } });
    const report = await site.publish();
    expect(report).toMatchObject({ rendered: 9, kept: ['/cd-rates.html'] });
    const locations = (xml: string) => [...xml.matchAll(/<loc>[^<]*<\/loc>/g)].map(String).toSorted();
    expect(locations(readFileSync(join(site.out, 'sitemap.xml'), 'utf8'))).toEqual(locations(listed));
    expect(found(site.out, 'withdrawal')).toEqual(['/cd-rates.html']);
    expect(releaseOf(site.out).pages['/cd-rates.html']).toMatchObject({ kept: true });
  });

  test('goes on taking the posts of its form', async () => {
    const site = siteForTest();
    await site.publish();
    site.write({
      'contact.json': page('Contact', [{ component: 'Form', props: { heading: 'x', forms: contactForm } }]),
    });
    expect(await site.publish()).toMatchObject({ kept: ['/contact.html'] });
    expect(Object.keys(releaseOf(site.out).forms)).toEqual(['contact']);
    site.write({ 'words/en.json': { phone: '1-800-555-0199' } });
    await site.publish();
    expect(releaseOf(site.out).forms['contact']).toMatchObject({ page: '/contact.html', id: 'contact' });
  });

  test('is published again as soon as it is right', async () => {
    const site = siteForTest();
    await site.publish();
    site.write({ 'cd-rates.json': broken });
    await site.publish();
    site.write({ 'cd-rates.json': page('Rates that are right again') });
    expect(await site.publish()).toMatchObject({ rendered: 1, kept: [], errors: [] });
    expect(documentOf(site.out, '/cd-rates.html')).toContain('Rates that are right again');
    expect(releaseOf(site.out).pages['/cd-rates.html']).not.toHaveProperty('kept');
  });

  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  test.each([
    ['JSON that is broken', '{"title": "x",,}'],
    ['JSON that is too deep', nested(60)],
    ['a file that is too large', JSON.stringify(page('Large', [text('x '.repeat(600_000))]))],
    ['a prop that does not exist', page('A page', [{ component: 'RichText', props: { txt: 'x' } }])],
    ['a link that runs script', page('A page', [text('[x](javascript:alert(1))')])],
    ['a fragment that does not exist', page('A page', [{ fragment: 'nothing' }])],
  ])('that was never good is not published: %s', async (_what, content) => {
    const site = siteForTest({ 'bad.json': content });
    const report = await site.publish();
    expect(report.errors.map(({ file }) => file)).toContain('bad.json');
    expect(report.kept).toEqual([]);
    expect(filesOf(site.out).filter((file) => file.startsWith('bad.'))).toEqual([]);
    expect(readFileSync(join(site.out, 'sitemap.xml'), 'utf8')).not.toContain('bad.html');
    expect(documentOf(site.out, '/')).toBeDefined();
  });

  const drawing = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inside}</svg>`;
  const picture = (src: string) => ({
    ...page('A page'),
    sections: [
      { component: 'HeroBanner', props: { heading: 'x', image: { src, alt: '', width: 400, height: 300 } } },
    ],
  });

  test('SEC-02 in a drawing keeps the drawing out, and the pages that show it at their last good version', async () => {
    const site = siteForTest({
      'flag.json': picture('/media/flag.svg'),
      'media/flag.svg': drawing('<path d="M0 0h9"/>'),
    });
    await site.publish();
    const good = documentOf(site.out, '/flag.html');
    const media = () => filesOf(site.out).filter((file) => /^media\/(?:flag|pole)\./.test(file));
    const before = media();
    site.write({
      'media/flag.svg': drawing('<script>alert(1)</script>'),
      'media/pole.svg': drawing('<a onclick="alert(1)"/>'),
      'pole.json': picture('/media/pole.svg'),
    });
    const report = await site.publish();
    expect(report.errors.map(({ file }) => file)).toEqual(['media/flag.svg', 'media/pole.svg']);
    expect(report.kept).toEqual(['/flag.html']);
    expect(media()).toEqual(before);
    expect(documentOf(site.out, '/flag.html')).toBe(good);
    expect(filesOf(site.out)).not.toContain('pole.html');
    site.write({ 'media/flag.svg': drawing('<path d="M0 0h8"/>') });
    expect(await site.publish()).toMatchObject({ kept: [] });
    expect(media().filter((file) => file.endsWith('.svg'))).toHaveLength(2);
    expect(documentOf(site.out, '/flag.html')).not.toBe(good);
  });

  test('in what all pages share keeps all of them', async () => {
    const site = siteForTest();
    await site.publish();
    const before = documentOf(site.out, '/');
    site.write({ 'fragments/footer.json': { sections: [{ component: 'RichText', props: { text: 7 } }] } });
    const report = await site.publish();
    expect(report).toMatchObject({ rendered: 0 });
    expect(report.kept).toHaveLength(10);
    expect(documentOf(site.out, '/')).toBe(before);
  });
});
