import { describe, expect, test } from 'vitest';
import type { Payload } from 'altcha-lib';
import { solveCaptcha } from '#forms/post/embeddedCaptcha.ts';
import { Captcha } from '#composer/server/services/captcha/Captcha.ts';
import { storeLead } from '#composer/server/store/leadStore.ts';
import { emptyStore, keptLeads, opened, storeKinds } from '#tests/store/testStore.ts';

const noon = Date.UTC(2026, 10, 21, 12);

async function withCaptcha(kind: (typeof storeKinds)[number]) {
  const options = await emptyStore(kind);
  const clock = { time: noon };
  const now = () => new Date(clock.time);
  const store = await opened(options);
  return {
    options,
    clock,
    store,
    captcha: new Captcha(store, now),
    other: new Captcha(await opened(options), now),
  };
}

describe.each(storeKinds)('FORM-20 the captcha with %s', (kind) => {
  test('takes the work of a browser, in another process too', async () => {
    const { captcha, other } = await withCaptcha(kind);
    const response = await solveCaptcha(await captcha.challenge());
    expect(await captcha.check(response)).toMatchObject({ expiresAt: noon + 600_000 });
    expect(await other.check(response)).toMatchObject({ expiresAt: noon + 600_000 });
  });

  test('takes no challenge of one’s own, no work for another one, and none after ten minutes', async () => {
    const { captcha, clock } = await withCaptcha(kind);
    const response = await solveCaptcha(await captcha.challenge());
    const payload = JSON.parse(atob(response)) as Payload;
    const { challenge, solution } = payload;
    const { parameters } = challenge;
    const other = { challenge: await captcha.challenge(), solution };
    const changed = (more: object) => ({ solution, challenge: { ...challenge, ...more } });
    const wrong = [
      '',
      'x',
      '{}',
      response.slice(4),
      'x'.repeat(10_000),
      ...[
        {},
        { challenge },
        { challenge, solution: {} },
        { challenge: { parameters: null }, solution },
        { challenge: { parameters: {} }, solution },
        { challenge, solution: { ...solution, counter: solution.counter + 1 } },
        { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
        other,
        changed({ signature: 'A'.repeat(64) }),
        changed({ signature: undefined }),
        changed({ parameters: { ...parameters, cost: 1 } }),
        changed({ parameters: { ...parameters, data: { expiresAt: noon * 2 } } }),
        changed({ parameters: { ...parameters, nonce: '00'.repeat(16) } }),
      ].map((value) => btoa(JSON.stringify(value))),
    ];
    const proofs = await Promise.all(wrong.map((text) => captcha.check(text)));
    expect(proofs.filter((proof) => proof !== undefined)).toEqual([]);
    clock.time += 600_001;
    expect(await captcha.check(response)).toBeUndefined();
  });

  test('a pass counts after a moment, for an hour, as it was given, and for one lead', async () => {
    const { captcha, other, clock, store } = await withCaptcha(kind);
    const pass = await captcha.pass();
    expect(await captcha.check(pass)).toBeUndefined();
    clock.time += 2000;
    const proof = await other.check(pass);
    expect(proof).toMatchObject({ expiresAt: noon + 3_600_000 });
    const [name, , id, signature] = pass.split('.');
    const forged = [
      `${pass}.x`,
      `${pass}x`,
      `${name}.zzz.${id}.${signature}`,
      `${name}.${noon.toString(36)}.other.${signature}`,
      `pass.${(await captcha.challenge()).signature}`,
    ];
    const checked = await Promise.all(forged.map((text) => captcha.check(text)));
    expect(checked.filter((one) => one !== undefined)).toEqual([]);
    const lead = {
      form: 'contact',
      locale: 'en',
      page: '/',
      values: { a: '1' },
      ...(proof && { proofs: [proof] }),
    };
    expect(await storeLead(store, { ...lead, key: 'one' }, noon)).toMatchObject({ state: 'stored' });
    expect(await storeLead(store, { ...lead, key: 'two' }, noon)).toMatchObject({ state: 'reused' });
    clock.time = noon + 3_600_001;
    expect(await captcha.check(pass)).toBeUndefined();
  });

  test('a proof is good for one lead, and for that one again', async () => {
    const { captcha, store, options } = await withCaptcha(kind);
    const proof = await captcha.check(await solveCaptcha(await captcha.challenge()));
    const lead = {
      form: 'contact',
      locale: 'en',
      page: '/',
      values: { a: '1' },
      ...(proof && { proofs: [proof] }),
    };
    expect(await storeLead(store, { ...lead, key: 'one' }, noon)).toMatchObject({ state: 'stored' });
    expect(await storeLead(store, { ...lead, key: 'one' }, noon)).toMatchObject({ state: 'known' });
    expect(await storeLead(store, { ...lead, key: 'two' }, noon)).toEqual({
      state: 'reused',
      proof: proof?.id,
    });
    expect((await keptLeads(options)).leads).toHaveLength(1);
  });
});
