import type { Page } from 'playwright';
import { expect } from 'vitest';
import { contactPage, field, fillIn, send, storedLeads } from '#tests/pages/contactForm.ts';
import { test } from '#tests/pages/visit.ts';

/** Wraps every text of the page in two `font` elements, as browsers do that translate. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, option, font')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  });

/** Puts an element after each input, as password managers do. */
const manage = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('div'));
  });

test.for([
  ['translated', translate],
  ['with a password manager', manage],
] as const)(
  'V15 on a page %s, what is typed first stays, and the form can be sent',
  async ([, change], { visit, site }) => {
    const page = await visit(contactPage);
    await change(page);
    await field(page, 'First name').focus();
    // Typed without a pause, while the form wakes.
    await page.keyboard.type('Rosalind');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Quill');
    await page.locator('[data-section=Form][data-hydration=hydrated]').waitFor();
    await page.keyboard.type('-Roe');
    expect(await field(page, 'First name').inputValue()).toBe('Rosalind');
    expect(await field(page, 'Last name').inputValue()).toBe('Quill-Roe');
    await fillIn(page, 'Changed');
    // Translated again while it is used.
    await change(page);
    await send(page);
    await page.getByText('Thank you, your message is with us').waitFor();
    expect(storedLeads(site.dataFolder).at(-1)).toMatchObject({ firstName: 'Changed' });
  },
);
