import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialogs } from '#behaviours/dialogs.ts';
import { drawer } from '#behaviours/drawer.ts';
import { menus } from '#behaviours/menus.ts';
import { tabClicks } from '#behaviours/tabClicks.ts';
import { tabKeys } from '#behaviours/tabKeys.ts';
import { tooltips } from '#behaviours/tooltips.ts';
import { Button } from '#components/inputs/Button.tsx';
import {
  Dialog,
  DialogActions,
  dialogCloser,
  dialogOpener,
  DialogTitle,
} from '#components/feedback/Dialog.tsx';
import { Drawer } from '#components/surfaces/Drawer.tsx';
import { Menu, MenuItem, menuOpener } from '#components/navigation/Menu.tsx';
import { Tab, TabPanel, Tabs } from '#components/navigation/Tabs.tsx';
import { Tooltip } from '#components/data-display/Tooltip.tsx';
import { clear, enhanced } from './enhanced.tsx';

afterEach(clear);

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const focused = () => document.activeElement?.textContent ?? '';

describe('a dialog', () => {
  const leaving = (
    <>
      <Button {...dialogOpener('leaving')}>Leave</Button>
      <Dialog id="leaving">
        <DialogTitle>You are leaving</DialogTitle>
        <DialogActions>
          <Button {...dialogCloser('leaving')}>Stay</Button>
        </DialogActions>
      </Dialog>
    </>
  );
  const isOpen = () => find('dialog').matches(':modal');

  test('opens and closes by its buttons without a program, and gives the focus back', async () => {
    enhanced(leaving);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(isOpen).toBe(true);
    await expect.element(page.getByRole('dialog', { name: 'You are leaving' })).toBeVisible();
    expect(focused()).toBe('Stay');
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect.poll(isOpen).toBe(false);
    expect(focused()).toBe('Leave');
    await page.getByRole('button', { name: 'Leave' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
  });

  test('opens and closes by its program where the browser knows no commands', async () => {
    const known = Object.getOwnPropertyDescriptor(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    const root = enhanced(leaving, dialogs);
    // Prevents the browser's own handling.
    root.addEventListener('click', (event) => event.preventDefault());
    find('[command=show-modal]').click();
    expect(isOpen()).toBe(true);
    find('[command=close]').click();
    expect(isOpen()).toBe(false);
    if (known) Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', known);
  });
});

describe('a drawer', () => {
  test('takes the focus, keeps it inside and gives it back', async () => {
    const root = enhanced(
      <>
        <Button popoverTarget="filters">Filters</Button>
        <Drawer id="filters">
          <a href="#first">First</a>
          <Button popoverTarget="filters" popoverTargetAction="hide">
            Close
          </Button>
          <a href="#last">Last</a>
        </Drawer>
      </>,
      (_root, signal) => drawer(find('#filters'), signal),
    );
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect.poll(focused).toBe('Close');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('Last');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('First');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('Last');
    await userEvent.keyboard('{Escape}');
    await expect.poll(focused).toBe('Filters');
    expect(root.querySelector(':popover-open')).toBeNull();
  });

  test('stands in its place on the page from the width that is said', async () => {
    enhanced(
      <Drawer id="side" permanentFrom="md">
        Always there
      </Drawer>,
    );
    await page.viewport(600, 800);
    expect(find('#side').checkVisibility()).toBe(false);
    await page.viewport(1280, 900);
    expect(find('#side').checkVisibility()).toBe(true);
    expect(getComputedStyle(find('#side')).position).toBe('static');
  });
});

describe('a menu', () => {
  const share = (onClick: () => void) => (
    <>
      <Button {...menuOpener('share')}>Share</Button>
      <Menu id="share">
        <MenuItem onClick={onClick}>Copy link</MenuItem>
        <MenuItem href="#mail">Mail</MenuItem>
        <MenuItem href="#print">Print</MenuItem>
      </Menu>
    </>
  );
  const isOpen = () => find('[role=menu]').matches(':popover-open');

  test('moves the focus by arrows, Home, End and letters, and stands below its button', async () => {
    enhanced(
      share(() => {}),
      menus,
    );
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(focused).toBe('Copy link');
    const seen = [];
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End', 'm']) {
      await userEvent.keyboard(key.length === 1 ? key : `{${key}}`);
      seen.push(focused());
    }
    expect(seen).toEqual(['Mail', 'Copy link', 'Print', 'Copy link', 'Print', 'Mail']);
    const { bottom, left } = find('#share-button').getBoundingClientRect();
    const menu = find('[role=menu]').getBoundingClientRect();
    expect(menu.top).toBeGreaterThanOrEqual(bottom);
    expect(menu.left).toBe(left);
  });

  test('closes on Escape, on Tab and by an item, which does its work', async () => {
    const onClick = vi.fn<() => void>();
    enhanced(share(onClick), menus);
    for (const key of ['{Escape}', '{Tab}']) {
      await page.getByRole('button', { name: 'Share' }).click();
      await expect.poll(focused).toBe('Copy link');
      await userEvent.keyboard(key);
      await expect.poll(isOpen).toBe(false);
    }
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect.poll(isOpen).toBe(false);
    expect(onClick).toHaveBeenCalledOnce();
    expect(focused()).toBe('Share');
  });
});

describe('a tooltip', () => {
  const title = 'Annual percentage yield: what you earn in a year, with compounding';

  const isShown = () => find('[role=tooltip]').checkVisibility({ visibilityProperty: true });
  const showTooltip = () =>
    enhanced(
      <>
        <Tooltip title={title} placement="bottom">
          <Button>APY</Button>
        </Tooltip>
        <Button>Other</Button>
      </>,
      tooltips,
    );

  test('shows while its element has the pointer or the focus, and goes on Escape until then', async () => {
    showTooltip();
    expect(isShown()).toBe(false);
    await expect.element(page.getByRole('button', { name: 'APY' })).toHaveAccessibleDescription(title);
    await page.getByRole('button', { name: 'APY' }).hover();
    await expect.poll(isShown).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isShown).toBe(false);
    await page.getByRole('button', { name: 'Other' }).hover();
    find('[data-tooltip] button').focus();
    await expect.poll(isShown).toBe(true);
  });

  test('that Escape dismissed returns only once the focus or the pointer has been away', async () => {
    showTooltip();
    const button = find('[data-tooltip] button');
    button.focus();
    await expect.poll(isShown).toBe(true);
    await userEvent.keyboard('a');
    expect(isShown()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isShown).toBe(false);
    // From the button to the tooltip's own place is not away.
    const from = { bubbles: true, relatedTarget: find('[data-tooltip]') };
    button.dispatchEvent(new MouseEvent('mouseout', from));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(isShown()).toBe(false);
    button.blur();
    button.focus();
    await expect.poll(isShown).toBe(true);
  });

  test('stays inside the window', async () => {
    await page.viewport(375, 700);
    enhanced(
      <Tooltip title={title} placement="bottom">
        <Button>APY</Button>
      </Tooltip>,
      tooltips,
    );
    await page.getByRole('button', { name: 'APY' }).hover();
    const { left, right } = find('[role=tooltip]').getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(375);
    await page.viewport(1280, 900);
  });
});

describe('tabs', () => {
  test('show one panel, by a tap and by keys', async () => {
    enhanced(
      <>
        <Tabs value="one" aria-label="Numbers">
          <Tab value="one" label="One" />
          <Tab value="two" label="Two" />
        </Tabs>
        <TabPanel id="one" shown>
          First
        </TabPanel>
        <TabPanel id="two" shown={false}>
          Second
        </TabPanel>
      </>,
      tabClicks,
      tabKeys,
    );
    const shown = () =>
      [...document.querySelectorAll('[role=tabpanel]')]
        .filter((panel) => panel.checkVisibility())
        .map(({ textContent }) => textContent);
    expect(shown()).toEqual(['First']);
    await page.getByRole('tab', { name: 'Two' }).click();
    expect(shown()).toEqual(['Second']);
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['First']);
    expect(focused()).toBe('One');
  });
});
