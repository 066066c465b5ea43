import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { SectionProvider } from '#section-kit/sectionContext.tsx';
import { baseCss } from '#theme/baseCss.ts';
import { theme } from '#theme/theme.ts';
import { section } from './Breadcrumb.section.ts';

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = baseCss(theme);
  document.head.append(style);
});

/** Renders the long trail in a window of this width and returns its list. */
async function trailAt(width: number): Promise<HTMLElement> {
  await page.viewport(width, 800);
  const author = section.examples['long'];
  const props = resolveProps(section, author, standaloneContext({}, section, author));
  const { View } = section;
  const { container, unmount } = render(
    <ThemeProvider theme={theme}>
      <SectionProvider
        value={{ id: 'trail', locale: 'en', words: section.words?.en ?? {}, serviceBase: '/svt' }}
      >
        <View {...props} />
      </SectionProvider>
    </ThemeProvider>,
  );
  const list = container.querySelector('ol');
  if (!list) throw new Error('The trail has no list.');
  onCleanUp.push(unmount);
  return list;
}
const onCleanUp: (() => void)[] = [];

const isCut = (item: Element) => item.scrollWidth > item.clientWidth;

test.each([
  [672, 572],
  [800, 572],
  [1055, 572],
  [1056, 956],
  [1280, 956],
])('WIDG-04 in a window of %i pixels a long trail is cut at %i, on one line', async (width, limit) => {
  const list = await trailAt(width);
  expect(list.getBoundingClientRect().width).toBe(limit);
  expect(list.getBoundingClientRect().height).toBeLessThan(60);
  expect([...list.querySelectorAll('li > *')].some(isCut)).toBe(true);
  onCleanUp.pop()?.();
});

test('on a narrow screen only the way back up shows', async () => {
  const list = await trailAt(375);
  const shown = [...list.children].filter((item) => getComputedStyle(item).display !== 'none');
  expect(shown).toHaveLength(1);
  expect(shown[0]?.querySelector('a')?.getAttribute('href')).toBe('/business/loans.html');
  onCleanUp.pop()?.();
});
