import { expect } from 'vitest';
import { hasFocus } from '#tests/pages/hasFocus.ts';
import { test } from '#tests/pages/visit.ts';

test.for([
  { javaScriptEnabled: true, width: 1280 },
  { javaScriptEnabled: false, width: 320 },
])(
  'WIDG-02 a tooltip toggles on a click, and closes on Escape or a click outside: %o',
  async ({ javaScriptEnabled, width }, { visit }) => {
    const page = await visit('/compare-accounts.html', {
      javaScriptEnabled,
      viewport: { width, height: 700 },
    });
    const button = page.getByRole('button', { name: 'About: The fee is waived with' });
    const tooltip = page.getByRole('tooltip');
    // Screen readers read it with its button, open or not.
    const description = await button.evaluate((element) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent.trim(),
    );
    await button.scrollIntoViewIfNeeded();
    expect(await tooltip.count()).toBe(0);
    await button.click();
    await tooltip.waitFor();
    expect(await tooltip.innerText()).toBe(description);
    const box = await tooltip.boundingBox();
    const at = await button.boundingBox();
    if (!box || !at) throw new Error('Neither is in sight.');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    // Next to its button, whose row overlaps slightly.
    const gap = Math.max(at.y - (box.y + box.height), box.y - (at.y + at.height));
    expect(gap).toBeGreaterThanOrEqual(-13);
    expect(gap).toBeLessThan(24);
    await button.click();
    await expect.poll(() => tooltip.count()).toBe(0);
    await page.keyboard.press('Enter');
    await tooltip.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => tooltip.count()).toBe(0);
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press('Space');
    await tooltip.waitFor();
    // A click inside leaves it open.
    await tooltip.click();
    await expect.poll(() => tooltip.count()).toBe(1);
    await page.locator('caption').click();
    await expect.poll(() => tooltip.count()).toBe(0);
  },
);
