import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailResolver } from '#composer/server/services/email/emailDomains.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { send } from '#tests/server/fixtures/send.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

const missing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

/** A DNS stub that knows some domains, and records its queries. */
function nameServer() {
  const asked: string[] = [];
  const mail: Readonly<Record<string, readonly string[]>> = {
    'takes-mail.bank': ['mx.takes-mail.bank'],
    'takes-none.bank': [''],
    'xn--mnchen-3ya.bank': ['mx'],
  };
  const resolver: MailResolver = {
    resolveMx: (domain) => {
      asked.push(domain);
      if (domain === 'broken.bank') return missing('ESERVFAIL');
      if (domain === 'address-only.bank') return missing('ENODATA');
      const servers = Object.hasOwn(mail, domain) ? mail[domain] : undefined;
      return servers
        ? Promise.resolve(servers.map((exchange) => ({ exchange, priority: 10 })))
        : missing('ENOTFOUND');
    },
    // Only one of the three overloads is used.
    resolve4: ((domain: string) =>
      domain === 'address-only.bank'
        ? Promise.resolve(['192.0.2.1'])
        : missing('ENOTFOUND')) as MailResolver['resolve4'],
    resolve6: () => missing('ENODATA'),
  };
  return { asked, resolver };
}

const path = (email: string) => `/svt/ecm/emailCheck?email=${encodeURIComponent(email)}`;

describe('FORM-18 the email check', () => {
  test.each([
    ['rosalind@takes-mail.bank', 'valid'],
    ['rosalind@TAKES-mail.bank', 'valid'],
    ['rosalind@münchen.bank', 'valid'],
    ['rosalind@address-only.bank', 'valid'],
    ['rosalind@broken.bank', 'catchall'],
    ['rosalind@example.com', 'catchall'],
    ['rosalind@takes-none.bank', 'invalid'],
    ['rosalind@no-such-domain.bank', 'invalid'],
    ['rosalind@', 'invalid'],
    ['rosalind', 'invalid'],
    ['rosalind@takes-mail.bank\r\nbcc: x@takes-mail.bank', 'invalid'],
  ])('%j is %s', async (email, result) => {
    const { origin } = await startServer({ releaseFolder: site.out, resolver: nameServer().resolver });
    const { status, json, headers } = await send(origin, path(email));
    expect(status).toBe(200);
    expect(json()).toEqual({ result });
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['', '?email=', '?email=a&email=b', '?mail=a', '?email=a@b.co&x=1', `?email=${'x'.repeat(255)}`])(
    'takes one address and nothing else: %s',
    async (query) => {
      const { origin } = await startServer({ releaseFolder: site.out });
      const { status, json } = await send(origin, `/svt/ecm/emailCheck${query}`);
      expect(status).toBe(400);
      expect(json()).toMatchObject({ status: 'error' });
    },
  );

  test('asks the name server once a domain, and logs no address', async () => {
    const { asked, resolver } = nameServer();
    const { origin, log } = await startServer({ releaseFolder: site.out, resolver });
    for (const name of ['rosalind', 'ada', 'grace']) await send(origin, path(`${name}@takes-mail.bank`));
    expect(asked).toEqual(['takes-mail.bank']);
    expect(log()).toContain('/svt/ecm/emailCheck');
    expect(log()).not.toContain('takes-mail');
  });

  test('answers one visitor a tenth as often as other services do', async () => {
    const { origin } = await startServer({ releaseFolder: site.out, requestsPerMinute: 30 });
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await send(origin, path('a@example.com'))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
