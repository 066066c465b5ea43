import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Release } from '#composer/release/release.ts';
import type { StoreKind } from '#composer/server/store/schema.ts';
import { formErrors } from '#forms/rules/rules.ts';
import { formDefinition } from '#forms/definition/formDefinition.ts';
import { formWords } from '#words/forms.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, jsonPost, scriptPost, send } from '#tests/server/fixtures/send.ts';
import { contactForm, goodAnswers, page } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { dropDatabase, emptyStore, keptLeads, storeKinds } from '#tests/store/testStore.ts';

const form = (props: object) => ({
  component: 'Form',
  props: { heading: 'Write', form: { ...contactForm, ...props } },
});
const site = new PublishedSite({
  'es/contact.json': page('Escriba a un banquero', [form({ formId: 'contacto' })]),
  'again.json': page('A form that stays', [form({ formId: 'again', redirect: '?sent=1#done' })]),
  'onward.json': page('A form that leads on', [
    form({ formId: 'onward', redirect: '/cd-rates.html#insured' }),
  ]),
});
const action = '/svt/elmstone/forms/contact';

beforeAll(async () => {
  await site.publish();
  // The check rejects a form that redirects to another site, but a release may be older than that check.
  const file = join(site.out, '_portico/release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const outward = { ...contactForm, redirect: 'https://evil.example/', successPage: 'https://evil.example/' };
  const forms = {
    ...release.forms,
    outward: { ...release.forms['contact'], id: 'outward', definition: outward },
  };
  writeFileSync(file, JSON.stringify({ ...release, forms }));
});
afterAll(() => site.remove());

async function withStore(kind: StoreKind = 'sqlite') {
  const store = await emptyStore(kind);
  return {
    ...(await startServer({ releaseFolder: site.out, ...store })),
    kept: () => keptLeads(store),
    store,
  };
}

describe.each(storeKinds)('a good post with %s', (kind) => {
  test('FORM-03 is on disk when it is acknowledged', async () => {
    const { origin, kept } = await withStore(kind);
    const { status, json } = await send(
      origin,
      action,
      scriptPost({ ...goodAnswers, formId: 'key-000000001' }),
    );
    expect(status).toBe(200);
    expect(json()).toEqual({
      status: 'success',
      msgDescription: 'Thank you',
      reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
    });
    const { bodies, leads } = await kept();
    expect(bodies).toEqual([{ ...goodAnswers, formType: 'contact' }]);
    expect(leads).toMatchObject([{ form: 'contact', locale: 'en', page: '/contact.html' }]);
  });

  test('FORM-05 sent twice at once, and again later, is one lead with one answer', async () => {
    const { origin, kept } = await withStore(kind);
    const body = scriptPost({ ...goodAnswers, formId: 'key-000000001' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(origin, action, body)));
    answers.push(await send(origin, action, body));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await kept()).leads).toHaveLength(1);
  });

  test('under a key that was used for other answers is refused', async () => {
    const { origin, kept } = await withStore(kind);
    await send(origin, action, scriptPost({ ...goodAnswers, formId: 'key-000000001' }));
    const { status } = await send(
      origin,
      action,
      scriptPost({ ...goodAnswers, firstName: 'Ada', formId: 'key-000000001' }),
    );
    expect(status).toBe(422);
    expect((await kept()).bodies).toMatchObject([{ firstName: 'Rosalind' }]);
  });

  test('FORM-03 FORM-05 of a browser without the script is another lead, once, and gets the page', async () => {
    const { origin, kept } = await withStore(kind);
    await send(origin, action, formPost({ ...goodAnswers, formId: 'key-000000001' }));
    const others = formPost({ ...goodAnswers, firstName: 'Ada', formId: 'key-000000001' });
    for (const { status, headers } of [
      await send(origin, action, others),
      await send(origin, action, others),
    ])
      expect([status, headers.location]).toEqual([303, '/thanks.html']);
    expect((await kept()).bodies).toMatchObject([{ firstName: 'Rosalind' }, { firstName: 'Ada' }]);
  });

  test('fifty visitors at once make fifty leads', async () => {
    const { origin, kept } = await withStore(kind);
    const posts = Array.from({ length: 50 }, (_, index) =>
      send(origin, action, scriptPost({ ...goodAnswers, email: `visitor${index}@example.com` })),
    );
    expect((await Promise.all(posts)).every(({ status }) => status === 200)).toBe(true);
    const { leads, outbox, bodies } = await kept();
    expect([leads.length, outbox.length]).toEqual([50, 50]);
    expect(new Set(bodies.map(({ email }) => email)).size).toBe(50);
  });
});

test.each(storeKinds.filter((kind) => kind === 'postgres'))(
  '%s: a store that is gone acknowledges nothing, says so, and makes the server not ready',
  async () => {
    const { origin, store, log } = await withStore('postgres');
    expect((await send(origin, '/health/ready')).json()).toEqual({ status: 'ready', store: 'postgres' });
    await dropDatabase(store.databaseUrl ?? '');
    const ajax = await send(origin, action, scriptPost(goodAnswers));
    expect(ajax.status).toBe(503);
    expect(ajax.json()).toEqual({ status: 'error', msgDescription: formWords.en.errorSubmit });
    expect(ajax.headers['retry-after']).toBeDefined();
    const native = await send(origin, action, formPost(goodAnswers));
    expect(native.status).toBe(503);
    expect(native.headers['retry-after']).toBeDefined();
    expect(native.text).toContain(`value="${goodAnswers.email}"`);
    expect((await send(origin, '/health/ready')).status).toBe(503);
    expect((await send(origin, '/health/live')).status).toBe(200);
    expect((await send(origin, '/')).status).toBe(200);
    for (const value of [goodAnswers.email, goodAnswers.firstName]) expect(log()).not.toContain(value);
  },
);

describe('VAL-16 what a visitor pasted or a browser autofilled', () => {
  const pasted = {
    ...goodAnswers,
    firstName: 'Ana\tMaria\u0000',
    email: '\u200bana@example.com',
    phone: '+1 (207) 555-0142',
    zipCode: '04101-1234',
  };
  const cleaned = { ...goodAnswers, firstName: 'Ana Maria', email: 'ana@example.com', formType: 'contact' };

  test.each([
    ['by a form’s script', scriptPost],
    ['without JavaScript', formPost],
  ])('V1 V2 V7 V10 V26 VAL-03 is stored as the same values when it is sent %s', async (_how, post) => {
    const { origin, kept } = await withStore();
    expect([200, 303]).toContain((await send(origin, action, post(pasted))).status);
    expect((await kept()).bodies).toEqual([cleaned]);
  });

  test('V7 is shown cleaned when the form is shown again', async () => {
    const { origin } = await withStore();
    const { status, text } = await send(origin, action, formPost({ ...pasted, consent: '' }));
    expect(status).toBe(422);
    for (const value of ['Ana Maria', '207-555-0142', '04101', 'ana@example.com'])
      expect(text).toContain(`value="${value}"`);
  });

  test('PAGE-03 and is too long for the server, leads to the form’s error page, not to JSON', async () => {
    const { origin } = await withStore();
    const { status, headers } = await send(
      origin,
      action,
      formPost({ ...goodAnswers, firstName: 'x'.repeat(70_000) }),
    );
    expect([status, headers.location]).toEqual([303, '/contact.error.html']);
  });
});

describe('a post without JavaScript', () => {
  test('FORM-03 leads to the page that says thank you, which can be loaded again without sending again', async () => {
    const { origin, kept } = await withStore();
    const { status, headers } = await send(origin, action, formPost(goodAnswers));
    expect([status, headers.location]).toEqual([303, '/thanks.html']);
    expect((await send(origin, '/thanks.html')).text).toContain('Thank you for your message');
    expect((await kept()).leads).toHaveLength(1);
  });

  test('FORM-05 tapped twice makes one lead', async () => {
    const { origin, kept } = await withStore();
    const answers = await Promise.all([1, 2, 3].map(() => send(origin, action, formPost(goodAnswers))));
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      '/thanks.html',
      '/thanks.html',
      '/thanks.html',
    ]);
    expect((await kept()).leads).toHaveLength(1);
  });

  test('FORM-03 VAL-16 with mistakes shows the form again, with what was entered and the browser’s words', async () => {
    const { origin, kept } = await withStore();
    const wrong = { ...goodAnswers, firstName: '', zipCode: '<zip>"', email: 'typed-mail' };
    const { status, headers, text } = await send(origin, action, formPost(wrong));
    expect(status).toBe(422);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toMatch(/<title>Error: /);
    for (const words of ['First name is Required', 'Zip code does not appear to be a zipcode'])
      expect(text.split(`>${words}<`)).toHaveLength(3);
    expect(text).toContain('value="typed-mail"');
    expect(text).toContain('value="&lt;zip&gt;&quot;"');
    expect(text).not.toContain('<zip>');
    expect((await kept()).leads).toEqual([]);
  });
});

describe('VAL-16 the server refuses what the browser would, in the same words', () => {
  const definition = formDefinition().parse(contactForm);
  test.each<[string, Record<string, string>]>([
    [
      'VAL-01 required fields that are empty',
      { firstName: '', email: '  ', zipCode: '', topic: '', consent: '' },
    ],
    ['VAL-09 a text that is too short', { firstName: 'R' }],
    ['VAL-09 a text that is too long', { firstName: 'R'.repeat(21) }],
    ['VAL-09 a text of 21,000 characters', { firstName: 'R'.repeat(21_000) }],
    ['V3 VAL-03 a telephone number of another country', { phone: '+44 20 7946 0958' }],
    ['VAL-02 letters in a zip code', { zipCode: '0410a' }],
    ['VAL-02 four digits of a zip code', { zipCode: '0410' }],
    ['VAL-02 six digits of a zip code', { zipCode: '041011' }],
    ['VAL-03 a telephone number of zeros', { phone: '0000000000' }],
    ['VAL-03 a telephone number that starts with 000', { phone: '000-555-0142' }],
    ['VAL-03 a telephone number that is too short', { phone: '555-0142' }],
    ['VAL-11 an address without a domain', { email: 'rosalind@' }],
    ['VAL-11 an address with a last part of one letter', { email: 'rosalind@example.c' }],
    ['VAL-11 an address of a restricted domain', { email: 'rosalind@SPAM.example' }],
    ['VAL-10 a choice that does not exist', { topic: 'none-of-them' }],
    ['VAL-10 a group with a choice that does not exist', { products: 'loan,yacht' }],
    ['FORM-01 a field that the choice brings up', { topic: 'other' }],
    ['a box that is checked with a word of one’s own', { consent: 'maybe' }],
  ])('%s', async (_title, changes) => {
    const { origin, kept } = await withStore();
    const answers: Record<string, string> = { ...goodAnswers, ...changes };
    const expected = formErrors(definition, answers, formWords.en);
    expect(Object.keys(expected)).not.toEqual([]);
    const { status, json } = await send(origin, action, scriptPost(answers));
    expect(status).toBe(422);
    expect(json()).toEqual({ status: 'error', msgDescription: formWords.en.errorForm, fields: expected });
    expect((await kept()).leads).toEqual([]);
  });

  test('and on a Spanish page in Spanish', async () => {
    const { origin } = await withStore();
    const { json } = await send(
      origin,
      '/svt/elmstone/forms/contacto',
      scriptPost({ ...goodAnswers, zipCode: '1' }),
    );
    expect(json()).toMatchObject({ fields: { zipCode: 'Zip code: no parece un código postal' } });
  });

  test('FORM-01 a field that the page does not show is neither asked for nor kept', async () => {
    const { origin, kept } = await withStore();
    const { status } = await send(
      origin,
      action,
      scriptPost({ ...goodAnswers, topicOther: 'x'.repeat(900) }),
    );
    expect(status).toBe(200);
    expect((await kept()).bodies).toEqual([{ ...goodAnswers, formType: 'contact' }]);
  });

  test('a hidden field has the author’s value, whatever is sent', async () => {
    const { origin, kept } = await withStore();
    await send(origin, action, scriptPost({ ...goodAnswers, formType: 'forged' }));
    expect((await kept()).bodies).toMatchObject([{ formType: 'contact' }]);
  });
});

test('FORM-16 what the form’s script says about the form is kept with the lead', async () => {
  const { origin, kept } = await withStore();
  const envelope = {
    leadFormId: 'lead-form-00001',
    cpagepath: '/contact.html',
    pdfpath: '/content/dam/a.pdf',
  };
  await send(
    origin,
    action,
    scriptPost({ ...goodAnswers, ...envelope, urlParams: 'x=1', captcha_type: 'v3' }),
  );
  expect((await kept()).bodies).toEqual([{ ...goodAnswers, ...envelope, formType: 'contact' }]);
});

test('PAGE-06 a redirect to a place or a query of the page itself stays on that page', async () => {
  const { origin } = await withStore();
  const { headers } = await send(origin, '/svt/elmstone/forms/again', formPost(goodAnswers));
  expect(headers.location).toBe('/again.html?sent=1#done');
});

describe('bodies that no form makes', () => {
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
  const encoded = (body: string) => ({ ...formPost({}), body });
  test.each([
    ['JSON that is broken', jsonPost('{"firstName":'), 400],
    ['an empty JSON body', jsonPost(''), 400],
    ['a list', jsonPost('[]'), 400],
    ['null in a field', jsonPost({ ...goodAnswers, firstName: null }), 400],
    ['a number', jsonPost('1'), 400],
    ['a nested value', jsonPost({ ...goodAnswers, firstName: { $gt: '' } }), 400],
    ['JSON five thousand levels deep', jsonPost(deep), 400],
    ['the key __proto__', jsonPost('{"__proto__":{"consent":"yes"}}'), 400],
    ['the key constructor', jsonPost('{"constructor":{"prototype":{"consent":"yes"}}}'), 400],
    ['a field that was sent twice', encoded('firstName=Rosalind&firstName=Ada'), 400],
    ['a key that is none', scriptPost({ ...goodAnswers, formId: '../../x' }), 400],
    ['a key of 65 characters', scriptPost({ ...goodAnswers, formId: 'k'.repeat(65) }), 400],
    ['70,000 bytes', scriptPost({ ...goodAnswers, firstName: 'x'.repeat(70_000) }), 413],
    ['text', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'firstName=Rosalind' }, 415],
    ['XML', { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' }, 415],
    [
      'a file',
      { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
      415,
    ],
  ])('%s is refused with a reason and without a lead', async (_title, body, expected) => {
    const { origin, kept } = await withStore();
    const { status, json, headers } = await send(origin, action, body);
    expect(status).toBe(expected);
    expect(json()).toMatchObject({ error: expect.stringMatching(/.{10,}/) });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect((await kept()).leads).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'consent')).toBe(false);
  });

  test('__proto__ in a form is no field', async () => {
    const { origin, kept } = await withStore();
    const body = `${scriptPost(goodAnswers).body}&__proto__=yes&__proto__[consent]=yes`;
    const { status } = await send(origin, action, { ...scriptPost({}), body });
    expect(status).toBe(422);
    expect((await kept()).leads).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'consent')).toBe(false);
  });

  test('a post without any body names what is missing', async () => {
    const { origin } = await withStore();
    const { status, json } = await send(origin, action, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    expect(status).toBe(422);
    expect(Object.keys(json()['fields'] as object)).toContain('firstName');
  });

  test.each(['nothing', '__proto__', 'constructor', 'x'.repeat(90), '..%2f..'])(
    'there is no form "%s"',
    async (name) => {
      const { origin } = await withStore();
      const { status } = await send(origin, `/svt/elmstone/forms/${name}`, scriptPost(goodAnswers));
      expect(status).toBe(404);
    },
  );

  test('a machine that fills in the field nobody sees is thanked, and nothing is delivered', async () => {
    const { origin, kept } = await withStore();
    const { status, json } = await send(
      origin,
      action,
      scriptPost({ ...goodAnswers, website: 'http://spam.example' }),
    );
    expect([status, json()['status']]).toEqual([200, 'success']);
    await expect.poll(async () => (await kept()).outbox.map((row) => row.state)).toEqual(['fake']);
  });
});

describe('SEC-01', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('a post that another site makes in the visitor’s name is refused: %o', async (headers) => {
    const { origin, kept } = await withStore();
    const post = formPost(goodAnswers);
    const { status } = await send(origin, action, {
      ...post,
      headers: { ...post.headers, ...headers } as never,
    });
    expect(status).toBe(403);
    expect((await kept()).leads).toEqual([]);
  });

  test('a form never leads to another site, whatever its author or a visitor says', async () => {
    const { origin } = await withStore();
    const outward = '/svt/elmstone/forms/outward';
    const native = await send(origin, outward, formPost(goodAnswers));
    expect([native.status, native.headers.location]).toEqual([303, '/']);
    const script = await send(origin, outward, scriptPost(goodAnswers));
    expect(script.json()).not.toHaveProperty('redirect');
    const forged = { ...goodAnswers, redirect: 'https://evil.example/', ':redirect': '//evil.example' };
    expect((await send(origin, action, formPost(forged))).headers.location).toBe('/thanks.html');
  });

  test('PAGE-06 a form with a redirect of its own leads there', async () => {
    const { origin } = await withStore();
    const onward = '/svt/elmstone/forms/onward';
    expect((await send(origin, onward, formPost(goodAnswers))).headers.location).toBe(
      '/cd-rates.html#insured',
    );
    expect((await send(origin, onward, scriptPost(goodAnswers))).json()).toMatchObject({
      redirect: '/cd-rates.html#insured',
    });
  });
});

test('SEC-04 no log line holds anything of what a visitor sent, whether it was taken or refused', async () => {
  const { origin, log } = await withStore();
  const secrets = { cookie: 'zipcode=99999; firstname=Perpetua', 'user-agent': 'agent-of-the-visitor' };
  const wrong = { ...goodAnswers, zipCode: 'zip-typed', topicOther: 'typed topic' };
  for (const post of [
    scriptPost(goodAnswers),
    formPost(goodAnswers),
    scriptPost(wrong),
    jsonPost('{"email":"broken@mail'),
  ])
    await send(origin, `${action}?email=query%40example.com`, {
      ...post,
      headers: { ...post.headers, ...secrets },
    });
  await send(origin, '/nothing%ff?email=query%40example.com', { headers: secrets });
  // FORM-14: the path contains a confirmation code and a zip code, even if it is misspelled.
  for (const path of [action, '/svt/elmstone/form/contact'])
    await send(origin, `${path}/KEPLER77/60699`, { ...scriptPost(goodAnswers), headers: secrets });
  expect(log()).toContain('"req":{"method":"POST","route":"/svt/elmstone/forms/:form"}');
  expect(log()).toContain('"req":{"method":"POST","route":"/svt/elmstone/forms/:form/*"}');
  expect(log()).toContain('"req":{"method":"POST","route":"/*"}');
  // Ignores numbers such as times and process ids, whose digits may contain a zip code by chance.
  const said = log().replace(/:[\d.]+(?=[,}])/g, ':0');
  const never = [
    ...Object.values(goodAnswers).filter((value) => value.length > 4),
    'zip-typed',
    'typed topic',
    'KEPLER77',
    '60699',
    'broken@mail',
    'query',
    '99999',
    'Perpetua',
    'agent-of-the-visitor',
    'remoteAddress',
  ];
  for (const value of never) expect(said).not.toContain(value);
});

describe('V14 a form that has changed since it was opened', () => {
  test('is taken if what it no longer asks for is empty', async () => {
    const { origin, kept } = await withStore();
    const { status } = await send(origin, action, scriptPost({ ...goodAnswers, fax: ' ' }));
    expect(status).toBe(200);
    expect((await kept()).bodies[0]).not.toHaveProperty('fax');
  });

  test('tells its script that it has changed', async () => {
    const { origin, kept } = await withStore();
    const { status, json } = await send(origin, action, scriptPost({ ...goodAnswers, fax: 'none' }));
    expect([status, json()]).toMatchObject([422, { status: 'error', code: 'form-changed' }]);
    expect((await kept()).leads).toEqual([]);
  });

  test('is shown as it is now, with what was entered, and can be sent', async () => {
    const { origin, kept } = await withStore();
    const { status, text } = await send(
      origin,
      action,
      formPost({ ...goodAnswers, fax: 'by <post>', ssn: '123-45-6789' }),
    );
    expect(status).toBe(422);
    expect(text).toContain('This form has changed since you opened it.');
    expect(text).toContain('“by &lt;post&gt;”');
    // SEC-04
    expect(text).not.toContain('6789');
    expect(text).toContain(`value="${goodAnswers.firstName}"`);
    expect((await send(origin, action, formPost(goodAnswers))).status).toBe(303);
    expect((await kept()).leads).toHaveLength(1);
  });

  test('says at its fields what is wrong, after that it has changed', async () => {
    const { origin } = await withStore();
    const { firstName: _gone, ...others } = goodAnswers;
    const { text } = await send(origin, action, formPost({ ...others, givenName: 'Rosalind' }));
    expect(text).toContain('This form has changed since you opened it.');
    expect(text).toContain('“Rosalind”');
    expect(text).toContain('First name is Required');
  });
});
