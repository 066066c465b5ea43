import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { PublishedSite, siteForTest, temporaryFolder } from '#tests/server/fixtures/publishedSite.ts';
import { send } from '#tests/server/fixtures/send.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';

const redirects = [
  { from: '/zh/old.html', to: '/zh/loans/?q=贷款#main' },
  { from: '/préstamos.html', to: '/contact.html' },
  { from: '/login', to: 'https://online.elmstonebank.example/inicio?idioma=español', status: 302 },
  { from: '/old.html', to: '/contact.html?topic=cd', status: 308 },
];
const files = {
  'site.json': {
    ...(siteFiles['site.json'] as object),
    redirects,
    externalHosts: ['online.elmstonebank.example'],
  },
  'zh/loans/index.json': page('贷款的利率和申请条件', [], {
    description: '榆石银行的贷款：利率、期限和申请条件，用简单的话说明。',
  }),
};

/** Writes redirects as an earlier version did: with targets as authors wrote them. */
function writeOlderRelease(out: string): void {
  const file = join(out, '_portico', 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as object;
  const older = [
    ...redirects.map((redirect) => ({ status: 301, ...redirect })),
    { from: '/x', to: '/', status: 700 },
    { from: '/y', to: 'mailto:help@elmstonebank.example', status: 301 },
  ];
  writeFileSync(file, JSON.stringify({ ...release, redirects: older }));
}

describe('S1 A24 redirects in a running server', () => {
  let own: PublishedSite;
  beforeAll(async () => {
    own = new PublishedSite(files);
    await own.publish();
    return own.remove;
  });

  const followed = [
    ['/zh/old.html', 301, '/zh/loans/?q=%E8%B4%B7%E6%AC%BE#main'],
    ['/zh/loans/index.html?q=%zz', 308, '/zh/loans/?q=%zz'],
    ['/pr%C3%A9stamos.html', 301, '/contact.html'],
    ['/login', 302, 'https://online.elmstonebank.example/inicio?idioma=espa%C3%B1ol'],
    [
      '/login?utm_source=mail',
      302,
      'https://online.elmstonebank.example/inicio?idioma=espa%C3%B1ol&utm_source=mail',
    ],
    ['/old.html?utm_source=mail&topic=loan', 308, '/contact.html?topic=cd&utm_source=mail'],
  ] as const;

  test.each(['as published', 'as an earlier version wrote it'])(
    'V20 lead to encoded targets with the visitor’s query: a release %s',
    async (kind) => {
      if (kind !== 'as published') writeOlderRelease(own.out);
      const { child, origin } = await serveProcess({ site: own.out, dataFolder: temporaryFolder().folder });
      for (const [path, status, location] of followed) {
        const { headers, ...answer } = await send(origin, path);
        expect([path, answer.status, headers.location]).toEqual([path, status, location]);
      }
      expect(child.exitCode).toBe(null);
    },
    60_000,
  );
});

test('S1 no request that cannot be answered ends the process', async () => {
  const own = siteForTest(files);
  await own.publish();
  writeOlderRelease(own.out);
  const documents = join(own.out, '_portico', 'documents');
  for (const file of readdirSync(documents, { recursive: true, encoding: 'utf8' })) {
    const path = join(documents, file);
    if (!file.includes('.')) continue;
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll("default-src 'none'", "default-src '贷款'"));
  }
  const { child, origin } = await serveProcess({ site: own.out, dataFolder: temporaryFolder().folder });
  const failing = await send(origin, '/thanks.html');
  expect(failing.status).toBe(500);
  expect(failing.text).toContain('This page is not available right now');
  expect(failing.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect((await send(origin, '/es/')).text).toContain('<html lang="es-US">');
  expect((await send(origin, '/es/')).status).toBe(500);
  const head = await send(origin, '/', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([500, '']);
  // The error page itself cannot be sent either.
  expect((await send(origin, '/nothing-here.html')).status).toBe(500);
  for (const path of ['/x', '/y']) expect((await send(origin, path)).status).toBe(500);
  expect((await send(origin, '/health/ready')).status).toBe(200);
  const release = join(own.out, '_portico');
  chmodSync(release, 0o000);
  try {
    await new Promise((done) => setTimeout(done, 1100));
    expect((await send(origin, '/health/live')).status).toBe(200);
  } finally {
    chmodSync(release, 0o755);
  }
  expect((await send(origin, '/assets/nothing.js')).status).toBe(500);
  expect(child.exitCode).toBe(null);
});
