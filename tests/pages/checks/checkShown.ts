import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Checks that a page without JavaScript shows every heading and text that it has. */
export async function checkShown(page: Page): Promise<void> {
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, summary, label)')]
      .filter((element) => element.textContent.trim() !== '')
      // Answers are opened by the visitor; links between steps are only needed if one step is shown at a time.
      .filter((element) => !element.closest('details:not([open]) > :not(summary), [data-steps]'))
      // Without JavaScript, what would open a dialog leads to a page.
      .filter((element) => !element.closest('dialog'))
      // Small print that only a service can send.
      .filter((element) => !element.closest('details:has(> :last-child:empty)'))
      // A table that is only printed lists all terms of a certificate; on screen they are in a select.
      .filter((element) => !element.closest('table[hidden]'))
      // Controls that cannot work without JavaScript, such as counties of a state that is not chosen yet.
      .filter((element) => !element.closest('[data-script-only]'))
      // The prompt only works without JavaScript if a section supports it.
      .filter(
        (element) =>
          document.querySelector('[data-zip-rates]') || !element.closest('[data-section=ZipCodePrompt]'),
      )
      // A captcha's box requires JavaScript; without it, the server asks to resubmit. A person is only shown to
      // visitors who came by a link that names one.
      .filter((element) => !element.closest('[data-captcha], [data-person]'))
      // A notice of holidays, on other days.
      .filter((element) => !element.closest('[data-before-holidays]'))
      // The heading of results, before there is a search.
      .filter((element) => !element.matches('[data-idle] h2'))
      .filter(
        (element) => !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      )
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(hidden).toEqual([]);
  expect(await page.locator('main :is(h1, h2, h3)').count()).toBeGreaterThan(0);
}
