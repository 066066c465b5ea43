import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { chromiumLaunch } from '#tests/chromium.ts';
import { type DevProject, startDevProject } from './devProject.ts';

let project: DevProject;
let browser: Browser;
let page: Page;

const cdRates = 'pages-json/cd-rates.json';
const cdPath = '/cd-rates.html';
const hero = 'src/sections/HeroBanner/HeroBanner.tsx';

beforeAll(async () => {
  [project, browser] = await Promise.all([startDevProject(), chromium.launch(chromiumLaunch)]);
}, 5 * 60_000);
afterAll(async () => {
  await browser.close();
  await project.close();
});
afterEach(() => page.close());

/** Opens a page and marks it, so that a reload can be detected. */
async function open(path: string): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(project.origin + path);
  await page.waitForSelector('html[data-following="yes"]');
  await page.evaluate(() => {
    document.documentElement.dataset['stayed'] = 'yes';
  });
}

const stayed = () => page.evaluate(() => document.documentElement.dataset['stayed'] === 'yes');
const overlay = () =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('portico-problems');
    return shown && !shown.hidden ? (shown.shadowRoot?.querySelector('section')?.textContent ?? '') : '';
  });
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

describe('portico dev', () => {
  test('a saved page changes in place: scroll, an opened item and what was typed stay', async () => {
    await open('/cd-rates.html');
    await page.fill('input[name="zipcode"]', '554');
    await page.evaluate(() => {
      const item = document.querySelector<HTMLDetailsElement>('[data-section="Accordion"] details');
      if (item) item.open = true;
      window.scrollTo(0, 1200);
    });
    const heading = (await page.textContent('h1')) ?? '';
    project.edit(cdRates, heading, 'A heading that was just saved');
    await until(async () => expect(await page.textContent('h1')).toBe('A heading that was just saved'));
    expect(await stayed()).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(1200);
    expect(await page.inputValue('input[name="zipcode"]')).toBe('554');
    expect(await page.locator('[data-section="Accordion"] details[open]').count()).toBe(1);
    project.edit(cdRates, 'A heading that was just saved', heading);
    await until(async () => expect(await page.textContent('h1')).toBe(heading));
  });

  test('a page that is saved while it is being opened shows the save', async () => {
    page = await browser.newPage();
    let load = () => {};
    await page.route(/dev-client/, (route) => {
      load = () => void route.continue();
    });
    await page.goto(project.origin + cdPath, { waitUntil: 'commit' });
    const heading = (await page.textContent('h1')) ?? '';
    project.edit(cdRates, heading, 'A heading that was saved early');
    await until(async () =>
      expect(await (await fetch(project.origin + cdPath)).text()).toContain('A heading that was saved early'),
    );
    expect(await page.textContent('h1')).toBe(heading);
    load();
    await until(async () => expect(await page.textContent('h1')).toBe('A heading that was saved early'));
    project.edit(cdRates, 'A heading that was saved early', heading);
    await until(async () => expect(await page.textContent('h1')).toBe(heading));
  });

  test('a saved token file repaints the open page in place', async () => {
    await open('/contact-us.html');
    const primitives = 'pages-json/brands/elmstone/primitive.tokens.json';
    const green = '"components": [0.0588, 0.3529, 0.2627], "hex": "#0f5a43"';
    const colorOf = (selector: string) =>
      page.evaluate(
        (found) => getComputedStyle(document.querySelector(found) ?? document.body).backgroundColor,
        selector,
      );
    // A hydrated island also uses the style sheet with all of the theme's variables.
    await page.fill('input[name="firstName"]', 'Ana');
    await page.waitForSelector('[data-section="Form"][data-hydration="hydrated"]');
    const submit = '[data-section="Form"] [type="submit"]';
    await until(async () => expect(await colorOf(submit)).toBe('rgb(15, 90, 67)'));
    project.edit(primitives, green, '"components": [0.2, 0, 0.4], "hex": "#330066"');
    await until(async () => expect(await colorOf(submit)).toBe('rgb(51, 0, 102)'));
    project.edit(primitives, '"hex": "#330066"', '"hex": "#33006"');
    await until(async () => expect(await overlay()).toContain('palette.elm.600'));
    expect(await colorOf(submit)).toBe('rgb(51, 0, 102)');
    project.edit(primitives, '"components": [0.2, 0, 0.4], "hex": "#33006"', green);
    await until(async () => expect(await colorOf(submit)).toBe('rgb(15, 90, 67)'));
    // The page is updated first; the check of the whole site follows.
    await until(async () => expect(await overlay()).toBe(''));
    expect(await page.inputValue('input[name="firstName"]')).toBe('Ana');
    expect(await stayed()).toBe(true);
  });

  test('a saved source of an HTML section changes the open page in place', async () => {
    await open('/cd-rates.html');
    project.edit(hero, '<Styled.Root ownerState', '<Styled.Root title="changed" ownerState');
    await until(async () => expect(await page.locator('[title="changed"]').count()).toBe(1));
    project.edit(hero, '<Styled.Root title="changed" ownerState', '<Styled.Root ownerState');
    await until(async () => expect(await page.locator('[title="changed"]').count()).toBe(0));
    expect(await stayed()).toBe(true);
  });

  test('a form that is in use takes a changed label and a changed source, and keeps what was typed', async () => {
    await open('/contact-us.html');
    await page.fill('input[name="firstName"]', 'Ana');
    await page.waitForSelector('[data-section="Form"][data-hydration="hydrated"]');
    await page.fill('input[name="lastName"]', 'Ruiz');
    project.edit('pages-json/contact-us.json', '"label": "First name"', '"label": "Your first name"');
    await until(async () => expect(await page.getByLabel('Your first name').count()).toBe(1));
    project.edit('src/forms/view/FormView.tsx', '      noValidate\n', '      noValidate title="changed"\n');
    await until(async () => expect(await page.locator('form[title="changed"]').count()).toBe(1));
    expect(await page.inputValue('input[name="firstName"]')).toBe('Ana');
    expect(await page.inputValue('input[name="lastName"]')).toBe('Ruiz');
    expect(await stayed()).toBe(true);
    project.edit('src/forms/view/FormView.tsx', ' title="changed"', '');
    project.edit('pages-json/contact-us.json', '"label": "Your first name"', '"label": "First name"');
  });

  test('a changed behaviour replaces the old one without a reload', async () => {
    await open('/cd-rates.html');
    const file = 'src/sections/Accordion/Accordion.behaviour.ts';
    project.edit(file, 'const items =', "root.dataset['version'] = 'new';\n  const items =");
    await until(async () =>
      expect(await page.locator('[data-section="Accordion"][data-version="new"]').count()).toBeGreaterThan(0),
    );
    expect(await stayed()).toBe(true);
    project.edit(file, "root.dataset['version'] = 'new';\n  const items =", 'const items =');
  });

  test('tabs begin with the first one, and leave the focus where it is', async () => {
    await open('/checking.html');
    const tabs = page.locator('[data-section="TimelineTabs"]');
    await until(async () => expect(await tabs.locator('[role=tabpanel]:visible').count()).toBe(1));
    expect(await tabs.locator('[role=tab]').first().getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('SEC-05 problems show over the page with file and line, and go when they are solved', async () => {
    await open('/cd-rates.html');
    const right = project.read(cdRates);
    project.write(cdRates, right.replace('"component": "HeroBanner"', '"component": "HeroBaner"'));
    await until(async () =>
      expect(await overlay()).toMatch(/HeroBaner.*pages-json\/cd-rates\.json:\d+:\d+/s),
    );
    expect(await overlay()).toContain('HeroBanner');
    // The last version that could be composed stays.
    expect(await page.locator('[data-section="HeroBanner"]').count()).toBe(1);
    project.write(cdRates, right.replace('"sections"', 'sections'));
    await until(async () => expect(await overlay()).toMatch(/pages-json\/cd-rates\.json:\d+:\d+.*syntax/s));
    project.write(cdRates, right);
    await until(async () => expect(await overlay()).toBe(''));
    expect(await stayed()).toBe(true);
  });

  test('what the published policy would block is shown with section and element, and nothing else', async () => {
    for (const path of ['/', '/cd-rates.html', '/contact-us.html', '/locations.html']) {
      await open(path);
      await page.evaluate(() => {
        for (const island of document.querySelectorAll('[data-island]'))
          island.dispatchEvent(new Event('portico:hydrate', { bubbles: true }));
      });
      await page.waitForFunction(
        () => !document.querySelector('[data-island]:not([data-hydration=hydrated])'),
      );
      expect(`${path} ${await overlay()}`).toBe(`${path} `);
      await page.close();
    }
    const source = project.read(hero);
    project.write(
      hero,
      source.replace(/<Styled\.Root\b[^>]*>/, '$&<img src="https://example.com/a.png" alt="" />'),
    );
    await open('/');
    await until(async () => expect(await overlay()).toContain('blocks https://example.com/a.png'));
    expect(await overlay()).toContain('img-src');
    expect(await overlay()).toContain('section HeroBanner, <img>');
    project.write(hero, source);
  });

  test('a source that does not parse is shown with its place, and goes when it does', async () => {
    await open('/cd-rates.html');
    project.edit(hero, 'return (', 'return ((');
    await until(async () => expect(await overlay()).toMatch(/HeroBanner\.tsx:\d+:\d+/));
    project.edit(hero, 'return ((', 'return (');
    await until(async () => expect(await overlay()).toBe(''));
    expect(await stayed()).toBe(true);
  });

  test('a page that cannot be read yet appears once it can', async () => {
    project.write('pages-json/new-page.json', '{ "title": ');
    await until(async () => expect((await fetch(`${project.origin}/new-page.html`)).status).toBe(200));
    await open('/new-page.html');
    await until(async () => expect(await overlay()).toContain('pages-json/new-page.json:1:'));
    const section = { component: 'HeroBanner', props: { heading: 'It is here' } };
    const text = JSON.stringify({ title: 'New', description: 'A new page.', sections: [section] });
    project.write('pages-json/new-page.json', text);
    await until(async () => expect(await page.textContent('h1')).toBe('It is here'));
  });

  test('a page that is deleted is gone where it is open, and is back when its file is', async () => {
    const file = 'pages-json/careers.json';
    const text = project.read(file);
    await open('/careers.html');
    const heading = await page.textContent('h1');
    project.remove(file);
    await until(async () => expect(await page.textContent('h1')).toBe('Page not found'));
    project.write(file, text);
    await until(async () => expect(await page.textContent('h1')).toBe(heading));
    expect(await stayed()).toBe(true);
    // Also after a reload in between.
    project.remove(file);
    await until(async () => expect((await fetch(`${project.origin}/careers.html`)).status).toBe(404));
    await page.reload();
    expect(await page.textContent('h1')).toBe('Page not found');
    project.write(file, text);
    await until(async () => expect(await page.textContent('h1')).toBe(heading));
  });

  test('a page that is added is offered in editors, and no longer once it is gone', async () => {
    const names = () => project.read('pages-json/names.schema.json');
    const section = { component: 'HeroBanner', id: 'beginning', props: { heading: 'Just added' } };
    const text = JSON.stringify({ title: 'Added', description: 'A page.', sections: [section] });
    expect(names()).toContain('"/cd-rates.html"');
    project.write('pages-json/just-added.json', text);
    await until(() => Promise.resolve(expect(names()).toContain('"/just-added.html#beginning"')));
    project.remove('pages-json/just-added.json');
    await until(() => Promise.resolve(expect(names()).not.toContain('/just-added.html')));
  });

  test('the page names the style of paper, which is there', async () => {
    await open('/');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('header nav').first().isVisible()).toBe(false);
  });

  test('the services answer as in production', async () => {
    const rates = await fetch(`${project.origin}/svt/elmstone/rateApi?zipcode=55401&rateType=CD`);
    expect(rates.status).toBe(200);
    expect(await rates.json()).toHaveProperty('rateGrids');
  });

  test('a request to a service that the browser cancels is no problem of the page', async () => {
    const { port } = new URL(project.origin);
    // The services have started; before that, a request waits for them.
    const answers = async () =>
      (await fetch(`${project.origin}/svt/elmstone/rateApi?zipcode=55401&rateType=CD`)).status;
    expect(await answers()).toBe(200);
    const cancelled = connect(Number(port), '127.0.0.1');
    const head = [
      'POST /svt/elmstone/forms/contact-us HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      'content-length: 9',
    ];
    cancelled.write(`${head.join('\r\n')}\r\n\r\n{`);
    // Longer than a request waits for saved files: it is being passed on, and the rest of it never comes.
    await new Promise((done) => {
      setTimeout(done, 1500);
    });
    cancelled.destroy();
    // What comes later is answered after the server has noticed.
    expect(await answers()).toBe(200);
    await open('/cd-rates.html');
    expect(await overlay()).toBe('');
  });

  test('a form that the address fills in hydrates without a complaint', async () => {
    await open('/apply/mortgage.html?purpose=purchase&loanAmount=300000&state=Maine');
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.reload();
    await page.focus('input[name="amount"]');
    await page.waitForSelector('[data-section="Form"][data-hydration="hydrated"]');
    expect(await page.isChecked('input[value="purchase"]')).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('it redirects as site.json says, as in production, also when it has just been saved', async () => {
    const to = async (path: string) => {
      const { status, headers } = await fetch(project.origin + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await to('/cds.html')).toEqual([301, '/cd-rates.html']);
    expect(await to('/calculator?amount=20000')).toEqual([302, '/financing-calculator.html?amount=20000']);
    expect(await to('/cd-rates.html')).toEqual([200, null]);
    expect(await to('/nowhere.html')).toEqual([404, null]);
    project.edit('pages-json/site.json', '"from": "/calculator"', '"from": "/calculate"');
    await until(async () => expect(await to('/calculate')).toEqual([302, '/financing-calculator.html']));
    expect((await to('/calculator'))[0]).toBe(404);
    project.edit('pages-json/site.json', '"from": "/calculate"', '"from": "/calculator"');
  });

  test('it answers on localhost whichever address a client tries', async () => {
    const { port } = new URL(project.origin);
    const all = Object.values(networkInterfaces()).flat();
    const hasIpv6 = all.some((address) => address?.address === '::1');
    if (!hasIpv6) console.warn('This machine has no IPv6 loopback: nothing is asked at ::1.');
    for (const address of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])])
      expect((await fetch(`http://${address}:${port}/__portico/`)).status).toBe(200);
  });

  test('one index lists every page, the other every section with its props and examples', async () => {
    await open('/__portico/');
    for (const path of ['/', '/cd-rates.html', '/es/cd-rates.html', '/zh/'])
      expect(await page.locator(`main a[href="${path}"]`).count()).toBe(1);
    await page.getByRole('link', { name: 'Sections' }).click();
    const part = page.locator('h2#HeroBanner ~ .scroll').first();
    expect(await part.textContent()).toContain('heading');
    await page.locator('a[href="/__portico/sections/HeroBanner/light"]').click();
    expect(await page.locator('[data-section="HeroBanner"]').count()).toBe(1);
  });
});
