import { afterAll, beforeAll, expect, test } from 'vitest';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { send } from '#tests/server/fixtures/send.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { emptyStore } from '#tests/store/testStore.ts';

const site = new PublishedSite({
  'site.json': {
    origin: 'https://www.elmstonebank.example',
    name: 'Elmstone Bank',
    services: { search: 'embedded' },
  },
});
beforeAll(async () => {
  const { code, said } = await site.build();
  if (code !== 0) throw new Error(said);
});
afterAll(() => site.remove());

test('a built-in service that nobody chose is an error at the start, with its name and what to write', async () => {
  const store = await emptyStore('sqlite');
  const env = { PORTICO_LEADS_UPSTREAM: 'https://crm.elmstonebank.example/leads' };
  const started = serveProcess({ ...store, site: site.out, env });
  await expect(started).rejects.toThrow(
    /ended with 1: .*does not configure these services: .*emailCheck, cardOffers, .*": "embedded".*"upstream"/s,
  );
  await expect(started).rejects.not.toThrow(/services: [^.]*\b(?:search|leads)\b/);
});

test('a demo needs no choice', async () => {
  const store = await emptyStore('sqlite');
  const { origin } = await serveProcess({ ...store, site: site.out, isDemo: true });
  expect((await send(origin, '/health/ready')).status).toBe(200);
});
