import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '#tests/chromium.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';

const name = '@elmstone/mui-parts';

let browser: Browser;
let site: PublishedSite;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch);
  site = new PublishedSite({
    'site.json': { ...(siteFiles['site.json'] as object), packages: [name] },
    'html.json': page('Parts as HTML', [{ component: 'PartsHtml', props: {} }]),
    'island.json': page('Parts in an island', [{ component: 'PartsIsland', props: {} }]),
    'state.json': page('Parts with state', [{ component: 'PartsStateful', props: {} }]),
  });
  cpSync('tests/packages/mui-parts', join(site.folder, '..', 'node_modules', name), { recursive: true });
  const { code, said } = await site.build();
  if (code !== 0) throw new Error(said);
});
afterAll(async () => {
  site.remove();
  await browser.close();
});

/** Opens a page; its messages and errors are collected. */
async function open(path: string, options: { readonly javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const { origin } = await serveProcess({ site: site.out, dataFolder: join(site.out, '../data') });
  const opened = await context.newPage();
  const complaints: string[] = [];
  opened.on('pageerror', (error) => complaints.push(error.message));
  opened.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (!isIcon && message.type() !== 'log') complaints.push(message.text());
  });
  await opened.goto(`${origin}${path}`);
  return { opened, complaints };
}

const hydrated = (opened: Page) => opened.locator('[data-hydration=hydrated]').waitFor({ state: 'attached' });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((found, asked) => getComputedStyle(found).getPropertyValue(asked), property);

/** Attributes of the elements of the parts that HTML and SVG do not have. */
const unknownAttributes = (opened: Page) =>
  opened.evaluate(() => {
    const known =
      /^(?:aria-|data-|class$|id$|role$|style$|type$|name$|value$|href$|for$|tabindex$|title$|disabled$|checked$|required$|readonly$|open$|label$|selected$|rows$|maxlength$|inputmode$|placeholder$|autocomplete$|scope$|popover$|popovertarget$|viewBox$|fill$|stroke|focusable$|d$|c[xy]$|r[xy]?$|x$|y$|width$|height$|xmlns$|lang$|min$|max$|autofocus$|hidden$)/i;
    return [...document.querySelectorAll('[data-section] :not(svg, svg *)')].flatMap((element) =>
      element
        .getAttributeNames()
        .filter((attribute) => !known.test(attribute))
        .map((attribute) => `${element.localName} ${attribute}`),
    );
  });

describe.each(['/html.html', '/island.html'])('parts with MUI’s props, on %s', (path) => {
  test('look as MUI’s documentation says, with attributes of HTML only', async () => {
    const { opened, complaints } = await open(path);
    if (path === '/island.html') await hydrated(opened);
    const part = (of: string) => opened.locator(`[data-part-of="${of}"]`);

    const accordions = part('Accordion').locator('details');
    expect(await accordions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))).toEqual(
      [true, false, false],
    );
    await accordions.nth(1).locator('summary').click();
    await expect.poll(() => accordions.nth(1).getAttribute('open')).toBe('');
    expect(await styleOf(accordions.nth(2).locator('summary'), 'pointer-events')).toBe('none');

    expect(await part('Alert').getByRole('alert').count()).toBe(4);
    expect(await part('Alert').getByRole('alert').nth(3).locator('> *').count()).toBe(1);
    expect(await part('Breadcrumbs').locator('li').count()).toBe(6);
    expect(await part('Button').getByText('Loading').getAttribute('aria-disabled')).toBe('true');
    expect(await styleOf(part('Card').getByText('Elevation 3'), 'box-shadow')).not.toBe('none');
    expect(await styleOf(part('Card').getByText('Square'), 'border-top-left-radius')).toBe('0px');

    const choices = part('Choices');
    expect(await choices.getByLabel('Required').getAttribute('required')).toBe('');
    expect(await choices.getByLabel('Disabled').isDisabled()).toBe(true);
    const isPartly = await choices
      .getByLabel('Some')
      .evaluate((box) => (box as HTMLInputElement).indeterminate);
    expect(isPartly).toBe(path === '/island.html');
    const [control, label] = await Promise.all([
      choices.getByLabel('Small').boundingBox(),
      choices.getByText('Small').boundingBox(),
    ]);
    expect(label?.x).toBeLessThan(control?.x ?? 0);
    expect(await choices.getByRole('radio', { name: 'Savings' }).isChecked()).toBe(true);

    const fields = part('Fields');
    expect(await styleOf(fields.locator('.MuiFilledInput-root, div:has(> [id])').first(), 'display')).toBe(
      'flex',
    );
    expect(await fields.getByLabel('Error').getAttribute('aria-invalid')).toBe('true');
    expect(await fields.getByLabel('Multiline').evaluate((element) => element.localName)).toBe('textarea');
    expect(await fields.getByLabel('Multiline').getAttribute('rows')).toBe('4');
    await fields.getByLabel('Select').selectOption({ label: '€' });
    expect(await fields.getByLabel('Select').inputValue()).toBe('eur');
    expect(await fields.getByLabel('Amount').getAttribute('inputmode')).toBe('decimal');

    const pages = part('Pagination').getByRole('navigation');
    expect(await pages.nth(0).locator('li').allInnerTexts()).toEqual(
      expect.arrayContaining(['1', '3', '4', '5', '10']),
    );
    expect(await pages.nth(1).getByRole('button', { name: 'Page 19' }).count()).toBe(1);
    expect(await pages.nth(2).getByRole('button').count()).toBe(3);

    expect((await part('Progress').locator('.MuiSkeleton-root, span').last().boundingBox())?.width).toBe(210);
    expect(await styleOf(part('Table').locator('tbody tr').first(), 'background-color')).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    expect(await part('Table').getByRole('columnheader', { name: 'Term' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    expect(await part('Tabs').getByRole('tab', { selected: true }).innerText()).toBe('Item one');

    const tip = part('Tooltip').getByRole('tooltip');
    await part('Tooltip').getByRole('button').hover();
    await expect.poll(() => styleOf(tip, 'visibility')).toBe('visible');
    const [bubble, button] = [
      await tip.boundingBox(),
      await part('Tooltip').getByRole('button').boundingBox(),
    ];
    expect(bubble?.x).toBeGreaterThanOrEqual((button?.x ?? 0) + (button?.width ?? 0));

    expect(await unknownAttributes(opened)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('parts as HTML work without scripts', async () => {
  const { opened } = await open('/html.html', { javaScriptEnabled: false });
  await opened.locator('summary', { hasText: 'Closed at first' }).click();
  expect(await opened.getByText('Words of the second.').isVisible()).toBe(true);
  await opened.getByRole('radio', { name: 'Checking' }).check();
  expect(await opened.getByRole('radio', { name: 'Savings' }).isChecked()).toBe(false);
});

test('parts with MUI’s state work in islands', async () => {
  const { opened, complaints } = await open('/state.html');
  await hydrated(opened);

  await opened.getByText('Summary of panel2').click();
  await expect.poll(() => opened.getByText('Details of panel2').isVisible()).toBe(true);
  expect(await opened.getByText('Details of panel1').isVisible()).toBe(false);

  await opened.getByRole('button', { name: 'Open dialog' }).click();
  const dialog = opened.getByRole('dialog', { name: 'Use location?' });
  await dialog.waitFor();
  await expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(444);
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await dialog.waitFor({ state: 'detached' });

  await opened.getByRole('button', { name: 'Open drawer' }).click();
  await expect.poll(async () => (await opened.getByText('In the drawer').boundingBox())?.x).toBeLessThan(40);
  await opened.keyboard.press('Escape');
  await opened.getByText('In the drawer').waitFor({ state: 'detached' });

  await opened.getByRole('button', { name: 'Dashboard' }).click();
  await opened.getByRole('menuitem', { name: 'Profile' }).click();
  await opened.getByText('Chosen: profile').waitFor();

  await opened.getByRole('tab', { name: 'Tab one' }).click();
  await opened.getByText('Tab 1 is selected').waitFor();
  await opened.getByLabel('Controlled checkbox').check();
  await opened.getByText('It is checked').waitFor();
  await opened.getByRole('radio', { name: 'Second radio' }).check();
  await opened.getByText('Radio male').waitFor();
  await opened.getByLabel('Controlled name').fill('Mia');
  await opened.getByText('Name Mia').waitFor();
  await opened.getByLabel('Controlled age').selectOption('20');
  await opened.getByText('Age 20').waitFor();
  await opened.getByRole('button', { name: '3' }).click();
  await opened.getByText('On page 3').waitFor();
  await opened.getByRole('button', { name: 'Close the alert' }).click();
  await opened.getByText('This alert has a close button.').waitFor({ state: 'detached' });
  expect(await opened.getByRole('tooltip').innerText()).toBe('Shown');
  expect(complaints).toEqual([]);
});
