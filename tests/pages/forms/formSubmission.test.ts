import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { ownName, storedLeads } from '#tests/pages/contactForm.ts';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

const trial = (name: string) => `/trial/form-${name}.html`;
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();
const banner = (page: Page) => page.locator('[data-section=Form] section[tabindex="-1"]');
const thanks = (page: Page) => page.getByRole('region', { name: 'Thank you' }).waitFor();
const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/** Waits until a page's form is hydrated. */
async function hydrated(page: Page): Promise<Page> {
  await page.locator('[data-section=Form] input:not([type=hidden])').first().focus();
  await page.locator('[data-section=Form][data-hydration=hydrated]').waitFor();
  return page;
}

/** Collects the bodies of a form's submissions, in order. */
function postsOf(page: Page): URLSearchParams[] {
  const posts: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/forms/'))
      posts.push(new URLSearchParams(request.postData() ?? ''));
  });
  return posts;
}

describe('a form with sources', () => {
  test('FORM-07 FORM-13 FORM-09 is prefilled from the address and cookies before anything is touched', async ({
    visit,
  }) => {
    const query = 'FirstName=Ana&LastName=Ruiz&Email=ana%40example.com&USERCHAR1=X1Y2&MLO=Sam%20Lee';
    const page = await visit(`${trial('prefill')}?${query}`, {
      cookies: { companyReferrer_cookie: 'Acme%20Inc' },
    });
    expect(await label(page, 'FirstName (optional)').inputValue()).toBe('Ana');
    expect(await label(page, 'Code (optional)').inputValue()).toBe('X1Y2');
    expect(await label(page, 'company (optional)').inputValue()).toBe('Acme Inc');
    expect(await page.locator('[data-person]:visible').innerText()).toBe('Your consultant: Sam Lee');
    await hydrated(page);
    expect(await page.locator('[data-person]:visible').innerText()).toBe('Your consultant: Sam Lee');
    const [request] = await Promise.all([page.waitForRequest('**/forms/trial-prefill'), send(page)]);
    const body = new URLSearchParams(request.postData() ?? '');
    expect(Object.fromEntries(body)).toMatchObject({
      FirstName: 'Ana',
      LastName: 'Ruiz',
      Email: 'ana@example.com',
      acxiomCode: 'X1Y2',
      MLO: 'Sam Lee',
    });
  });

  test('FORM-07 FORM-13 is prefilled from the address without JavaScript too, as text', async ({ visit }) => {
    const query = 'FirstName=%3Cb%3EAna&Email=ana%40example.com&USERCHAR1=X1Y2&MLO=Sam%20Lee';
    const page = await visit(`${trial('prefill')}?${query}`, { javaScriptEnabled: false });
    expect(await label(page, 'FirstName (optional)').inputValue()).toBe('<b>Ana');
    expect(await label(page, 'Code (optional)').inputValue()).toBe('X1Y2');
    expect(await page.locator('[data-person]').innerText()).toBe('Your consultant: Sam Lee');
    expect(await page.locator('[name=MLO]').inputValue()).toBe('Sam Lee');
    await page.goto(`${trial('prefill')}?MLO=Call%20555-0199`);
    expect(await page.locator('[data-person]:visible').count()).toBe(0);
  });

  test('FORM-07 shows no more than a name in the bank’s name', async ({ visit }) => {
    const page = await visit(`${trial('prefill')}?MLO=Call%20555-0199%20now%3A%20http%3A%2F%2Fevil.example`);
    await hydrated(page);
    expect(await page.locator('[data-person]:visible').count()).toBe(0);
  });

  test('FORM-10 FORM-16 SEC-04 hidden fields are enriched when the form is sent', async ({ visit, site }) => {
    const page = await hydrated(
      await visit(`${trial('prefill')}?pm1=spring&taxId=12&pdfPath=/content/dam/guide.pdf`, {
        cookies: { riblpid: 'person-7' },
      }),
    );
    const [request] = await Promise.all([page.waitForRequest('**/forms/trial-prefill'), send(page)]);
    const body = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
    const session = await page.evaluate(() => sessionStorage.getItem('leadFormIdValue'));
    expect(body).toMatchObject({
      pm_genericstring01: 'spring',
      urlParams: 'pm1=spring&pdfPath=%2Fcontent%2Fdam%2Fguide.pdf',
      pdfpath: '/content/dam/guide.pdf',
      'form-id': 'trial-prefill',
      cpagepath: trial('prefill'),
      leadFormId: session,
      // SHA-256 of person-7.
      HashedLPID: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(body['formId']).toMatch(/^[A-Za-z0-9]{23}$/);
    expect(session).toMatch(/^[A-Za-z0-9]{23}$/);
    expect(request.postData()).not.toContain('person-7');
    await thanks(page);
    expect(storedLeads(site.dataFolder).at(-1)).toMatchObject({ pm_genericstring01: 'spring' });
    // The next form of the session has the same lead id, and an id of its own.
    await page.goto(trial('prefill'));
    await hydrated(page);
    const [next] = await Promise.all([page.waitForRequest('**/forms/trial-prefill'), send(page)]);
    const later = Object.fromEntries(new URLSearchParams(next.postData() ?? ''));
    expect(later['leadFormId']).toBe(session);
    expect(later['formId']).not.toBe(body['formId']);
  });

  test('FORM-08 the topic is kept in topicSelectForRequestToCall for the next form', async ({ visit }) => {
    const page = await hydrated(await visit(trial('prefill')));
    await label(page, 'Buying').check();
    await label(page, 'why (optional)').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('topicSelectForRequestToCall'))).toBe('buy');
    await page.reload();
    expect(await label(page, 'Buying').isChecked()).toBe(true);
    await hydrated(page);
    expect(await label(page, 'why (optional)').count()).toBe(1);
  });

  test('FORM-08 every choice of the topic is kept, whether or not it brings up other fields', async ({
    visit,
  }) => {
    const page = await hydrated(await visit(trial('topic')));
    const kept = () => page.evaluate(() => sessionStorage.getItem('topicSelectForRequestToCall'));
    await label(page, 'topic (optional)').fill('buy');
    await expect.poll(kept).toBe('buy');
    await label(page, 'topic (optional)').fill('refinance');
    await expect.poll(kept).toBe('refinance');
  });

  test('FORM-09 what a referrer sends is kept in the referrer’s cookies', async ({ visit }) => {
    const page = await hydrated(await visit(trial('prefill')));
    await label(page, 'referrer (optional)').fill('Kim Roe');
    await send(page);
    await thanks(page);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'elanReferrerName_cookie')?.value).toBe('Kim%20Roe');
  });
});

test('STORE-02 STORE-03 a segment code that a form keeps lives a day', async ({ visit }) => {
  const page = await hydrated(await visit(trial('prefill')));
  await label(page, 'segment (optional)').fill('AB12');
  await send(page);
  await thanks(page);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'segment_code');
  expect(cookie?.value).toBe('AB12');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(1, 1);
});

test.for([true, false])(
  'STORE-05 FORM-16 a form knows the session that the browser has open, scripts: %s',
  async (javaScriptEnabled, { visit, site }) => {
    const id = '0123456789abcdef0123456789abcdef';
    const page = await visit(trial('prefill'), { javaScriptEnabled, cookies: { session_id: id } });
    if (javaScriptEnabled) await hydrated(page);
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      send(page),
    ]);
    if (javaScriptEnabled) await thanks(page);
    expect(storedLeads(site.dataFolder).at(-1)).toMatchObject({ session: id });
  },
);

describe('FORM-14 the address of a my-offer look-up', () => {
  const fill = async (page: Page) => {
    await hydrated(page);
    await label(page, 'confirmationCode').fill('AB/12');
    await label(page, 'zipCode').fill('04101');
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/forms/trial-offer')),
      send(page),
    ]);
    const url = new URL(request.url());
    return url.pathname + url.search;
  };
  test('gets the confirmation and the zip code appended, and the page’s ecid', async ({ visit }) => {
    expect(await fill(await visit(`${trial('offer')}?ecid=E9`))).toBe(
      '/svt/elmstone/forms/trial-offer/AB%2F12/04101?ecid=E9',
    );
  });
  test('has a query in their place for a new application', async ({ visit }) => {
    expect(await fill(await visit(`${trial('offer')}?ecid=E9&isNewApply=true`))).toBe(
      '/svt/elmstone/forms/trial-offer?confirmationCode=AB%2F12&zipCode=04101&offerProductCode=CARD1&ecid=E9',
    );
  });
});

test.for([
  [
    'No matching record found with the entered Acxiom and Zip combination.',
    'This code and zip code do not belong together.',
  ],
  ['Lead already submitted with this Acxiom Id.', 'This code was used already.'],
] as const)(
  'FORM-06 “%s” is said in the site’s words and marks code and zip',
  async ([sentence, words], { visit }) => {
    const page = await visit(trial('code'), {
      prepare: (opened) =>
        opened.route('**/forms/trial-code', (route) =>
          route.fulfill(json({ msgType: 'error', msgDescription: sentence })),
        ),
    });
    await label(page, 'Code').fill('A1');
    await label(page, 'Zip code').fill('04101');
    await send(page);
    await banner(page).getByRole('link', { name: words }).click();
    await expect.poll(() => banner(page).getByRole('link').count()).toBe(1);
    await expect.poll(() => hasFocus(label(page, 'Code'))).toBe(true);
    for (const name of ['Code', 'Zip code'])
      expect(await label(page, name).getAttribute('aria-invalid')).toBe('true');
  },
);

describe('FORM-05 a form is one lead', () => {
  const held = (page: Page, answer: (route: Route, number: number) => Promise<void>) => {
    let number = 0;
    return page.route('**/forms/trial-call', (route) => answer(route, ++number));
  };

  test('when the answer is lost and the visitor sends it again', async ({ visit, site }) => {
    const name = ownName('Lost answer');
    const page = await visit(trial('call'), {
      expectedComplaints: /ERR_FAILED/,
      prepare: (opened) =>
        held(opened, async (route, number) => {
          const response = await route.fetch();
          await (number === 1 ? route.abort() : route.fulfill({ response }));
        }),
    });
    const posts = postsOf(page);
    await label(page, 'firstName').fill(name);
    await send(page);
    await banner(page).waitFor();
    expect(await label(page, 'firstName').inputValue()).toBe(name);
    await send(page);
    await thanks(page);
    expect(posts.map((post) => post.get('formId'))).toEqual([
      posts[0]?.get('formId'),
      posts[0]?.get('formId'),
    ]);
    expect(storedLeads(site.dataFolder).filter(({ firstName }) => firstName === name)).toHaveLength(1);
  });

  test('when the answer is lost, the page is loaded again, and the form is filled in again', async ({
    visit,
    site,
  }) => {
    const name = ownName('Reloaded');
    const page = await visit(trial('call'), {
      expectedComplaints: /ERR_FAILED/,
      prepare: (opened) =>
        held(opened, async (route, number) => {
          const response = await route.fetch();
          await (number === 1 ? route.abort() : route.fulfill({ response }));
        }),
    });
    await label(page, 'firstName').fill(name);
    await send(page);
    await banner(page).waitFor();
    await page.reload();
    await label(page, 'firstName').fill(name);
    await send(page);
    await thanks(page);
    expect(storedLeads(site.dataFolder).filter(({ firstName }) => firstName === name)).toHaveLength(1);
  });

  test('and another one when it is filled in anew, though its key was known with other answers', async ({
    visit,
    site,
  }) => {
    const names = [ownName('First of two'), ownName('Second of two')] as const;
    const page = await visit(trial('call'), {
      expectedComplaints: /ERR_FAILED|422/,
      prepare: (opened) =>
        held(opened, async (route, number) => {
          const response = await route.fetch();
          await (number === 1 ? route.abort() : route.fulfill({ response }));
        }),
    });
    await label(page, 'firstName').fill(names[0]);
    await send(page);
    await banner(page).waitFor();
    await page.reload();
    await label(page, 'firstName').fill(names[1]);
    await send(page);
    await thanks(page);
    const stored = storedLeads(site.dataFolder).map(({ firstName = '' }) => firstName);
    expect(stored.filter((name) => names.includes(name))).toEqual(names);
  });

  test('when the Enter key is held down', async ({ visit, site }) => {
    const name = ownName('Enter');
    const page = await hydrated(await visit(trial('call')));
    await label(page, 'firstName').fill(name);
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter', { delay: 0 });
    await thanks(page);
    expect(storedLeads(site.dataFolder).filter(({ firstName }) => firstName === name)).toHaveLength(1);
  });

  test('and is posted once, though it is submitted several times before the button rests', async ({
    visit,
  }) => {
    const page = await hydrated(await visit(trial('call')));
    const posts = postsOf(page);
    await label(page, 'firstName').fill('At once');
    await label(page, 'firstName').evaluate((input: HTMLInputElement) => {
      for (let press = 0; press < 5; press += 1) input.form?.requestSubmit();
    });
    await thanks(page);
    expect(posts).toHaveLength(1);
  });
});

describe('PAGE-04 the page of body id mortgage-request-call-new', () => {
  test('shows a spinner during submit and the service-error banner on failure', async ({ visit }) => {
    let letGo = () => {};
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const page = await visit(trial('call'), {
      expectedComplaints: /503/,
      prepare: (opened) =>
        opened.route('**/forms/trial-call', async (route) => {
          await waiting;
          await route.fulfill(
            json({ status: 'error', error: 'This service is not available right now.' }, 503),
          );
        }),
    });
    expect(await page.locator('body').getAttribute('id')).toBe('mortgage-request-call-new');
    await label(page, 'firstName').fill('Ann');
    await send(page);
    await page.getByRole('status').getByText('Sending…').waitFor();
    letGo();
    await page.getByRole('region', { name: 'We could not take your request' }).waitFor();
    expect(await banner(page).innerText()).toContain('Our service does not answer at the moment.');
    await expect.poll(() => hasFocus(banner(page))).toBe(true);
    expect(await page.title()).toMatch(/^Error: /);
    expect(await label(page, 'firstName').inputValue()).toBe('Ann');
  });
});

describe('FORM-18 the email server check', () => {
  const check = '**/svt/ecm/emailCheck*';
  const withCheck = (answer: (email: string) => Parameters<Route['fulfill']>[0]) => {
    const asked: string[] = [];
    return {
      asked,
      prepare: (opened: Page) =>
        opened.route(check, (route) => {
          const email = new URL(route.request().url()).searchParams.get('email') ?? '';
          asked.push(email);
          return route.fulfill(answer(email));
        }),
    };
  };

  test.for([
    [{ result: 'valid' }, 200, undefined],
    [{ result: 'catchall' }, 200, undefined],
    [{ result: 'invalid', message: 'This mailbox is closed' }, 200, 'This mailbox is closed'],
    [{ result: 'invalid' }, 200, 'Email failed server-side Validation'],
  ] as const)('%j (%d): %s', async ([answer, status, words], { visit, site }) => {
    const { prepare, asked } = withCheck(() => json(answer, status));
    const page = await visit(trial('email'), { prepare, expectedComplaints: /503/ });
    const before = storedLeads(site.dataFolder).length;
    await label(page, 'Email').fill('ann@example.com');
    await send(page);
    if (words === undefined) await thanks(page);
    else await banner(page).getByRole('link', { name: words }).waitFor();
    expect(storedLeads(site.dataFolder).length - before).toBe(words === undefined ? 1 : 0);
    expect(asked).toContain('ann@example.com');
  });

  test('a service that does not respond is said at the field, and does not cost the lead', async ({
    visit,
    site,
  }) => {
    const { prepare } = withCheck(() => json({}, 503));
    const page = await hydrated(await visit(trial('email'), { prepare, expectedComplaints: /503/ }));
    const before = storedLeads(site.dataFolder).length;
    await label(page, 'Email').fill('ann@example.com');
    await page.keyboard.press('Tab');
    await page.getByText('Server Validation Failed, Please try again later.').waitFor();
    await send(page);
    await thanks(page);
    expect(storedLeads(site.dataFolder)).toHaveLength(before + 1);
  });

  test('while the address is checked, the button says so and keeps the focus', async ({ visit }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const prepare = (opened: Page) =>
      opened.route(check, async (route) => {
        await gate;
        await route.fulfill(json({ result: 'valid' }));
      });
    const page = await hydrated(await visit(trial('email'), { prepare }));
    await label(page, 'Email').fill('ann@example.com');
    await page.getByRole('button', { name: 'Send' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Checking your email…').waitFor();
    const busy = page.getByRole('button', { name: 'Checking your email…' });
    expect([await busy.isDisabled(), await hasFocus(busy)]).toEqual([true, true]);
    release();
    await thanks(page);
  });

  test('asks once for each value, 300 ms after the last key, and never about what is no address', async ({
    visit,
  }) => {
    const { prepare, asked } = withCheck(() => json({ result: 'invalid', message: 'No' }));
    const page = await visit(trial('email'), {
      hasOwnWindow: true,
      prepare: async (opened) => {
        await prepare(opened);
        await opened.clock.install();
      },
    });
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await label(page, 'Email').pressSequentially('ann@example.co');
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await label(page, 'Email').pressSequentially('m');
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await Promise.all([page.waitForResponse(check), page.clock.runFor(2)]);
    await label(page, 'Email').blur();
    // A field is validated after the next frame.
    await page.clock.runFor(100);
    await page.getByText('No', { exact: true }).waitFor();
    await send(page);
    await page.clock.runFor(1000);
    await banner(page).waitFor();
    expect(asked).toEqual(['ann@example.com']);
  });
});

describe('FORM-20 FORM-02 a captcha', () => {
  test('is proven unseen before the form is sent, and its badge rises after two seconds', async ({
    visit,
    site,
  }) => {
    const page = await visit(trial('captcha'), {
      hasOwnWindow: true,
      prepare: (opened) => opened.clock.install(),
    });
    const posts = postsOf(page);
    await hydrated(page);
    const badge = page.locator('[data-captcha=badge]');
    await page.clock.runFor(1000);
    expect(await badge.evaluate((element) => getComputedStyle(element).zIndex)).toBe('auto');
    await page.clock.runFor(1100);
    await expect.poll(() => badge.evaluate((element) => getComputedStyle(element).zIndex)).toBe('10');
    await label(page, 'firstName (optional)').fill('Proven');
    await send(page);
    await expect.poll(() => posts.length).toBe(1);
    await page.clock.runFor(3000);
    await thanks(page);
    expect(posts[0]?.get('captcha_response')).toBeTruthy();
    expect(posts[0]?.get('captcha_type')).toBe('v3');
    expect(storedLeads(site.dataFolder).at(-1)).toMatchObject({ firstName: 'Proven' });
  });

  test('of the other type asks the visitor to tick a box, and nothing is sent without', async ({
    visit,
    site,
  }) => {
    const page = await hydrated(await visit(trial('challenge')));
    const posts = postsOf(page);
    await label(page, 'firstName (optional)').fill('Ticked');
    await send(page);
    await banner(page).getByRole('link', { name: 'I am a person is Required' }).click();
    expect(posts).toEqual([]);
    await page.keyboard.press('Space');
    await page.getByText('Checked', { exact: true }).waitFor();
    await send(page);
    await thanks(page);
    expect(posts[0]?.get('captcha_type')).toBe('challenge');
    expect(storedLeads(site.dataFolder).at(-1)).toMatchObject({ firstName: 'Ticked' });
  });

  test('asks a visitor without JavaScript to send twice, and takes the lead then', async ({
    visit,
    site,
  }) => {
    for (const name of ['captcha', 'challenge'] as const) {
      const before = storedLeads(site.dataFolder).length;
      const page = await visit(trial(name), { javaScriptEnabled: false, expectedComplaints: /422/ });
      await label(page, 'firstName (optional)').fill(`Without ${name}`);
      await send(page);
      await page.getByRole('region', { name: 'One more step: please send the form again.' }).waitFor();
      expect(storedLeads(site.dataFolder)).toHaveLength(before);
      expect(await label(page, 'firstName (optional)').inputValue()).toBe(`Without ${name}`);
      await page.waitForTimeout(2000);
      await send(page);
      await page.waitForURL((url) => !url.pathname.includes('/svt/'));
      expect(storedLeads(site.dataFolder).slice(before)).toEqual([
        expect.objectContaining({ firstName: `Without ${name}` }),
      ]);
    }
  });

  test('that cannot be had is said, and what was typed stays', async ({ visit }) => {
    const page = await visit(trial('captcha'), {
      expectedComplaints: /503/,
      prepare: (opened) => opened.route('**/svt/ecm/captcha', (route) => route.fulfill(json({}, 503))),
    });
    await label(page, 'firstName (optional)').fill('Nobody');
    await send(page);
    await page.getByText('We could not make sure that you are a person.').waitFor();
    expect(await label(page, 'firstName (optional)').inputValue()).toBe('Nobody');
  });
});

test('FORM-01 a press on the button counts, although leaving the field brings its error in', async ({
  visit,
}) => {
  const page = await hydrated(await visit(trial('call')));
  await page.getByRole('button', { name: 'Send' }).hover();
  await page.mouse.down();
  expect(await page.getByText('firstName is Required').count()).toBe(0);
  await page.mouse.up();
  await banner(page).getByRole('link', { name: 'firstName is Required' }).waitFor();
});

describe('FORM-03 a form in native mode', () => {
  test('is checked as you go, leaves the page, and comes back usable', async ({ visit, site }) => {
    const name = ownName('Native');
    const page = await hydrated(await visit(trial('native')));
    await send(page);
    await banner(page).getByRole('link', { name: 'firstName is Required' }).waitFor();
    await label(page, 'firstName').fill(name);
    await label(page, 'SSN (optional)').pressSequentially('123456789');
    expect(await label(page, 'SSN (optional)').inputValue()).toBe('***-**-6789');
    expect(await page.content()).not.toContain('123456789');
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.isNavigationRequest()),
      send(page),
    ]);
    expect(new URLSearchParams(request.postData() ?? '').get('ssn')).toBe('123456789');
    await page.waitForURL('**/contact-us-thanks.html*');
    expect(storedLeads(site.dataFolder).filter(({ firstName }) => firstName === name)).toHaveLength(1);
    await page.goBack();
    expect(await page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true);
  });

  test('FORM-05 takes a second lead from the same page in the same tab, and shows its page', async ({
    visit,
    site,
  }) => {
    const names = [ownName('First of the tab'), ownName('Second of the tab')];
    const page = await visit(trial('native'));
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other in one tab
      await page.goto(trial('native'));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await hydrated(page);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await label(page, 'firstName').fill(name);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await send(page);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.waitForURL('**/contact-us-thanks.html*');
    }
    const leads = storedLeads(site.dataFolder).filter(({ firstName = '' }) => names.includes(firstName));
    expect(leads).toHaveLength(2);
  });

  test('sends no field that its condition hides', async ({ visit }) => {
    const page = await hydrated(await visit(trial('native')));
    await label(page, 'firstName').fill('Other');
    await label(page, 'other (optional)').fill('left over');
    await label(page, 'firstName').fill('Somebody');
    await label(page, 'other (optional)').waitFor({ state: 'detached' });
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.isNavigationRequest()),
      send(page),
    ]);
    expect(request.postData()).not.toContain('left');
  });
});

test('FORM-03 a form that the server shows again listens as the first one did', async ({ visit, site }) => {
  const name = ownName('Twice tried');
  const page = await visit(trial('native'), { expectedComplaints: /422/ });
  await page.locator('[data-section=Form] form').evaluate((form) => (form as HTMLFormElement).submit());
  await page.waitForURL('**/forms/trial-native');
  await expect.poll(() => hasFocus(banner(page))).toBe(true);
  await hydrated(page);
  await expect.poll(() => hasFocus(label(page, 'firstName'))).toBe(true);
  await label(page, 'firstName').fill(name);
  await send(page);
  await page.waitForURL('**/contact-us-thanks.html*');
  const leads = storedLeads(site.dataFolder).filter(({ firstName }) => firstName === name);
  expect(leads).toHaveLength(1);
});

test('PAGE-06 a redirect to a place on the page itself goes there, and confirms', async ({ visit }) => {
  const page = await visit(trial('to-place'));
  await label(page, 'firstName (optional)').fill('Ann');
  await send(page);
  await page.waitForURL((url) => url.pathname === trial('to-place') && url.hash === '#main');
  await thanks(page);
});

test('PAGE-06 FORM-04 a hidden field “:redirect” leads on after success', async ({ visit }) => {
  const page = await visit(trial('redirected'));
  await label(page, 'firstName (optional)').fill('Ann');
  await send(page);
  await page.waitForURL('**/contact-us-thanks.html*');
});
