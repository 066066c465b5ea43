import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ServerResponse } from 'node:http';
import { documentDigest, recordFile } from '#composer/release/documentRecord.ts';
import { section as homeEquityRates } from '#sections/HomeEquityRates/HomeEquityRates.section.ts';
import { section as loanRates } from '#sections/LoanRates/LoanRates.section.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { readRelease, writeRelease } from '#composer/release/release.ts';
import { unescapeHtml } from '#lib/markup/html.ts';
import { bankService } from '#tests/server/fixtures/bankService.ts';
import { demoDay, demoRates } from '#tests/server/fixtures/demoRates.ts';
import { PublishedSite, siteForTest } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, jsonPost, send, type Sent } from '#tests/server/fixtures/send.ts';
import { page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const searchPageWith = (more: object) =>
  page('Search the bank', [
    { component: 'SearchBox', props: { label: 'Search', resultsPage: '/search.html' } },
    {
      component: 'SearchResults',
      props: {
        heading: 'Results',
        noResults: 'Try other words.',
        error: 'The search is not there.',
        ...more,
      },
    },
  ]);
const searchPage = searchPageWith({});
/** Returns the default example of a rates section, adapted to this site. */
const rates = ({ name, examples }: AnySection, id: string) => ({
  component: name,
  id,
  props: { ...examples.default, apply: { text: 'Ask us', href: '/contact.html' } },
});
const quotePages = {
  ...demoRates,
  'loan.json': page('What a loan costs', [rates(loanRates, 'first'), rates(loanRates, 'second')], {
    pageType: 'rates',
    productClass: 'credit',
  }),
  'house.json': page(
    'What a house lends',
    [
      rates(homeEquityRates, 'rates'),
      {
        component: 'SiteFooter',
        props: {
          columns: [{ heading: 'Bank', links: [{ text: 'Contact', href: '/contact.html' }] }],
          copyright: '© 2026 Elmstone Bank',
        },
      },
    ],
    { pageType: 'rates', productClass: 'housing-loan' },
  ),
};
const site = new PublishedSite({ 'search.json': searchPage, ...quotePages });
beforeAll(async () => {
  const { errors } = await site.publish();
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
});
afterAll(() => site.remove());

const found = (html: string) => /data-part="found"[^>]*>([^<]*)</.exec(html)?.[1];
const titles = (html: string) =>
  Array.from(html.matchAll(/<li[^>]*><a[^>]*>(Document \d+)</g), ([, title]) => title);
const send503 = (response: ServerResponse) => response.writeHead(503).end('{}');

/** Starts a search service of the bank with twenty documents per page. */
async function bankSearch() {
  const bank = await bankService((_request, response, body) => {
    const { method, query } = JSON.parse(body) as { method: string; query?: { skipFrom: number } };
    const skip = query?.skipFrom ?? 0;
    const docs = Array.from({ length: Math.max(0, Math.min(20, 45 - skip)) }, (_none, index) => ({
      resulturl: '/cd-rates.html',
      title: `Document ${skip + index + 1}`,
      largesummaryhtml: 'A <b>document</b>.',
    }));
    const answer =
      method === 'search.suggest'
        ? { Status: 'ok', Suggests: [] }
        : { DocumentCount: 45, DocumentsPerPage: 20, PageCount: 3, Result: { Docs: docs } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const own = siteForTest({ 'search.json': searchPage });
  await own.publish();
  const release = readRelease(own.out);
  if (!release) throw new Error('Nothing was published.');
  const services = { ...release.site.services, search: { upstream: bank.address } };
  writeRelease(own.out, { ...release, site: { ...release.site, services } });
  const { origin } = await startServer({ releaseFolder: own.out });
  return { bank, origin };
}

describe.each([
  ['missing', (file: string) => rmSync(file)],
  ['cut off', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -10))],
  ['of another kind', (file: string) => writeFileSync(file, '{"csp":"default-src *"}')],
])('a page whose record is %s', (_kind, damage) => {
  test('comes as it was published, under its own policy, and readiness says so until it is built again', async () => {
    const own = siteForTest({ 'search.json': searchPage });
    await own.publish();
    const html = readFileSync(join(own.out, 'search.html'));
    damage(recordFile(own.out, documentDigest(html)));
    const { origin, log } = await startServer({ releaseFolder: own.out });
    const answer = await send(origin, '/search.html?q=withdrawal');
    expect(answer.status).toBe(200);
    expect(answer.body.equals(html)).toBe(true);
    expect(answer.headers['content-security-policy']).toBe("frame-ancestors 'none'; report-uri /csp-report");
    expect(log()).toContain('Page could not be rendered.');
    const said = (await send(origin, '/health/ready')).json();
    expect(said['status']).toBe('ready');
    expect(said['release']).toBe(
      'The record of /search.html is missing or broken, so that visitors without JavaScript get no answers there. Delete _portico/documents and build the site again.',
    );
    rmSync(join(own.out, '_portico', 'documents'), { recursive: true });
    await own.publish();
    await vi.waitFor(async () => {
      expect((await send(origin, '/health/ready')).json()).not.toHaveProperty('release');
    }, 10_000);
    expect(found((await send(origin, '/search.html?q=withdrawal')).text)).toContain('One result');
  });
});

test('a form whose page has no record leads to its page for errors', async () => {
  const own = siteForTest();
  await own.publish();
  rmSync(join(own.out, '_portico', 'documents'), { recursive: true });
  const { origin } = await startServer({ releaseFolder: own.out });
  const answer = await send(origin, '/svt/elmstone/forms/contact', formPost({ firstName: 'R' }));
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/contact.error.html');
  expect((await send(origin, '/health/ready')).json()['release']).toContain('The records of 10 pages');
});

describe('a page of results', () => {
  test('SRCH-06 SEC-01 keywords lead to pages of the site and to the origins in site.json', async () => {
    const start = 'https://apply.elmstonebank.example/start';
    const redirects = [
      { keyword: 'Apply', href: start },
      { keyword: 'home', href: '/' },
      { keyword: 'help', href: '?q=withdrawal' },
    ];
    const own = siteForTest({
      'site.json': {
        ...(siteFiles['site.json'] as object),
        redirectOrigins: ['https://apply.elmstonebank.example'],
      },
      'search.json': searchPageWith({ redirects }),
    });
    expect((await own.publish()).errors).toEqual([]);
    const { origin } = await startServer({ releaseFolder: own.out });
    const to = async (term: string) => {
      const { status, headers } = await send(origin, `/search.html?q=${term}`);
      return [status, headers.location];
    };
    expect(await to('apply')).toEqual([302, start]);
    expect(await to('home')).toEqual([302, '/']);
    expect(await to('help')).toEqual([302, '/search.html?q=withdrawal']);
    expect(await to('withdrawal')).toEqual([200, undefined]);
  });

  test('SRCH-01 says the term and the page in its title', async () => {
    const { origin } = await startServer({ releaseFolder: site.out });
    const title = async (query: string) =>
      unescapeHtml(/<title>([^<]*)</.exec((await send(origin, `/search.html?${query}`)).text)?.[1] ?? '');
    expect(await title('q=withdrawal')).toBe('“withdrawal” | Search the bank | Elmstone Bank');
    expect(await title('q=withdrawal&page=2')).toContain('“withdrawal”, page 2 | Search');
    expect(await title('q=%3Cb%3E%24%26')).toContain('“<b>$&” | Search');
    expect(await title('q=')).toBe('Search the bank | Elmstone Bank');
  });

  test('SRCH-03 comes with its results, under a policy of its own, and is not shared', async () => {
    const { origin } = await startServer({ releaseFolder: site.out });
    const answer = await send(origin, '/search.html?q=withdrawal');
    expect(answer.status).toBe(200);
    expect(found(answer.text)).toBe('One result for “withdrawal”');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const style = /<style>([\s\S]*?)<\/style>/.exec(answer.text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
    const meta = /Content-Security-Policy" content="([^"]*)"/.exec(answer.text)?.[1] ?? '';
    expect(policy.startsWith(unescapeHtml(meta))).toBe(true);
    // All variables that are used are declared.
    const declared = new Set(style.match(/(?<=[{;])--[\w-]+(?=:)/g));
    const used = Array.from(style.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name ?? '');
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });

  test('is compressed where the browser takes it, and HEAD has no body', async () => {
    const { origin } = await startServer({ releaseFolder: site.out });
    const packed = await send(origin, '/search?q=withdrawal', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(found(brotliDecompressSync(packed.body).toString())).toBe('One result for “withdrawal”');
    const plain = await send(origin, '/search.html?q=withdrawal', {
      headers: { 'accept-encoding': 'br;q=0.0' },
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const head = await send(origin, '/search.html?q=withdrawal', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test('without a search, or with other fields, it is the page as it was published', async () => {
    const { origin } = await startServer({ releaseFolder: site.out });
    const published = await send(origin, '/search.html');
    expect(published.headers.etag).toBeDefined();
    const tracked = await send(origin, '/search.html?utm_source=letter');
    expect(tracked.text).toBe(published.text);
    const post = await send(origin, '/search.html', { method: 'POST' });
    expect(post.status).toBe(405);
  });

  test('comes as it was published to whoever asks too often', async () => {
    const { origin } = await startServer({ releaseFolder: site.out, requestsPerMinute: 2 });
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await send(origin, '/search.html?q=withdrawal'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(found(answers[0]?.text ?? '')).toBe('One result for “withdrawal”');
    expect(answers[3]?.text).toBe((await send(origin, '/search.html')).text);
  });
});

describe('a page of results of the bank’s own search', () => {
  test('SRCH-03 PAGI-01 has its documents, in pages as long as it says, and no page beyond its last', async () => {
    const { bank, origin } = await bankSearch();
    const second = await send(origin, '/search.html?q=loans&page=2');
    expect(titles(second.text)).toHaveLength(20);
    expect(titles(second.text)[0]).toBe('Document 21');
    expect(second.text).toContain('<ol start="21"');
    expect(JSON.parse(bank.seen[0]?.body ?? '')).toMatchObject({
      method: 'search.profile',
      query: { text: 'loans' },
    });
    const last = await send(origin, '/search.html?q=loans&page=1000');
    expect(titles(last.text)).toEqual([
      'Document 41',
      'Document 42',
      'Document 43',
      'Document 44',
      'Document 45',
    ]);
  });

  test('SRCH-04 comes with the author’s words in both places when the search fails', async () => {
    const { bank, origin } = await bankSearch();
    bank.state.behaviour = (_request, response) => send503(response);
    const answer = await send(origin, '/search.html?q=loans');
    expect(answer.status).toBe(200);
    expect(found(answer.text)).toBe('');
    // In both places, and in the island's data.
    expect(answer.text.match(/The search is not there\./g)).toHaveLength(3);
    expect(titles(answer.text)).toEqual([]);
    expect(answer.text).toContain('value="loans"');
  });
});

describe('a page that takes posts', () => {
  const asked = { section: 'first', amount: '$31,415', term: '60', score: '800', zipcode: '90210' };
  const status = (html: string) =>
    Array.from(html.matchAll(/role="status"[^>]*>([^<]*)</g), ([, text]) => text);
  const started = () => startServer({ releaseFolder: site.out, now: () => demoDay });
  const from = (
    values: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>>,
  ): Sent => {
    const post = formPost(values);
    return { ...post, headers: { ...post.headers, ...headers } };
  };

  test('RATE-09 SEC-04 answers in the section that was sent, for nobody else to keep, and logs nothing of it', async () => {
    const { origin, log } = await started();
    const answer = await send(origin, '/loan.html', formPost(asked));
    expect(answer.status).toBe(200);
    expect(status(answer.text)).toEqual([
      expect.stringMatching(/^\$\d+\.\d\d a month for 60 months, if you borrow \$31,415\.$/),
      // The other section keeps its example.
      expect.stringMatching(/^48 payments of .*Enter your zip code/),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toEqual(['zipcode=90210; Max-Age=15552000; Path=/; SameSite=Lax']);
    expect(log()).toContain('calculateLoanPayment');
    expect(log()).not.toMatch(/31,?415|90210|creditScore/);
  });

  test('RATE-14 STORE-03 a zip code that is none is not kept; that of the cookie counts until another is sent', async () => {
    const { origin } = await started();
    const headers = { cookie: 'zipcode=04101' };
    const wrong = await send(origin, '/loan.html', from({ ...asked, zipcode: '9021x' }, headers));
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect(wrong.text).toContain('<title>Error: What a loan costs');
    expect(wrong.text).toContain('Enter the five digits of your zip code');
    const known = await send(origin, '/loan.html', from({ ...asked, zipcode: '' }, headers));
    expect(known.text).not.toContain('<title>Error:');
    expect(status(known.text)[0]).toContain('if you borrow $31,415');
  });

  test('SEC-03 what was sent is only ever text, and what is not offered is the first choice', async () => {
    const { origin } = await started();
    const hostile = '"><script>alert(1)</script>';
    const answer = await send(origin, '/loan.html', formPost({ ...asked, amount: hostile, term: '13' }));
    expect(answer.text).not.toContain('<script>alert');
    expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer.text).toContain('<option value="48" selected="">');
    const house = await send(origin, '/house.html', formPost({ stateCode: hostile, county: hostile }));
    expect(house.status).toBe(200);
    expect(house.text).not.toContain('<script>alert');
  });

  test('refuses what other posts are refused for, and changes nothing then', async () => {
    const { origin } = await started();
    const statusOf = async (sent: Sent) => (await send(origin, '/loan.html', sent)).status;
    expect(await statusOf(formPost({ ...asked, amount: 'x'.repeat(70_000) }))).toBe(413);
    expect(
      await statusOf({ method: 'POST', body: 'amount=1', headers: { 'content-type': 'text/plain' } }),
    ).toBe(415);
    const foreign = await send(origin, '/loan.html', from(asked, { 'sec-fetch-site': 'cross-site' }));
    expect([foreign.status, foreign.headers['set-cookie']]).toEqual([405, undefined]);
  });

  test.each([
    '{"amount":{"toString":1}}',
    '{"amount":{"toString":null,"valueOf":null}}',
    '{"amount":[{"toString":1}]}',
    '{"amount":[]}',
    '{"amount":20000}',
    '[1]',
    '"text"',
  ])('S13 is refused if a value is no text: %s', async (body) => {
    const { origin } = await started();
    expect((await send(origin, '/loan.html', jsonPost(body))).status).toBe(400);
  });

  test('comes as it was published to whoever posts too often', async () => {
    const { origin } = await startServer({ releaseFolder: site.out, requestsPerMinute: 10 });
    const answers = [];
    for (let count = 0; count < 3; count += 1)
      answers.push(await send(origin, '/loan.html', formPost(asked)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(answers[2]?.text).toBe((await send(origin, '/loan.html')).text);
  });
});

describe('rates of the bank’s own services that fail', () => {
  test.for([
    [
      '/loan.html',
      { section: 'first', amount: '20,000', zipcode: '90210' },
      'Your rate could not be loaded.',
    ],
    [
      '/house.html',
      { stateCode: 'ME', county: 'York', valueOfHome: '400000', mortgageBalance: '0', loanAmount: '50000' },
      'Your rates could not be loaded.',
    ],
  ] as const)(
    'RATE-09 RATE-10 RATE-17 are told in the author’s words on %s, with no number',
    async ([path, sent, says]) => {
      const bank = await bankService((_request, response) => send503(response));
      const own = siteForTest(quotePages);
      await own.publish();
      const release = readRelease(own.out);
      if (!release) throw new Error('Nothing was published.');
      const target = { upstream: bank.address };
      const services = { ...release.site.services, loanRates: target, homeEquityRates: target };
      writeRelease(own.out, { ...release, site: { ...release.site, services } });
      const { origin } = await startServer({ releaseFolder: own.out, now: () => demoDay });
      const answer = await send(origin, path, formPost(sent));
      expect(answer.status).toBe(200);
      const panel = /data-part="answer"[\s\S]*?role="status"[^>]*>([^<]*)</.exec(answer.text);
      expect(panel?.[1]).toContain(says);
      expect(panel?.[0]).not.toMatch(/\d\.\d\d%/);
      expect(bank.seen.length).toBeGreaterThan(0);
    },
  );
});
