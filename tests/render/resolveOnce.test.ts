import { expect, test, vi } from 'vitest';
import { isConstant, plainStyles, resolveOnce } from '#composer/render/styles/resolveOnce.ts';

const light = { name: 'light' };
const dark = { name: 'dark' };
type Asked = { theme: typeof light; wide?: boolean };

test('a function of the theme alone is asked once for a theme', () => {
  const style = vi.fn<(props: Asked) => object>(({ theme }) => ({ color: theme.name }));
  const [first, second, other] = [light, light, dark].map((theme) => resolveOnce(style as never, { theme }));
  expect(second).toBe(first);
  expect(other).toEqual({ color: 'dark' });
  expect(style).toHaveBeenCalledTimes(2);
});

test.each([
  ['a prop', ({ theme, wide }: Asked) => ({ color: theme.name, width: wide ? 9 : 1 })],
  ['all props', ({ theme, ...rest }: Asked) => ({ color: theme.name, width: rest.wide ? 9 : 1 })],
])('a function that asks for %s is asked each time', (_what, style) => {
  const made = [true, false].map((wide) => resolveOnce(style as never, { theme: light, wide } as never));
  expect(made).toEqual([
    { color: 'light', width: 9 },
    { color: 'light', width: 1 },
  ]);
});

test('styles without their variants are the same object for the same styles', () => {
  const style = () => ({ color: 'red', variants: [{ props: {}, style: { width: 9 } }] });
  const styles = resolveOnce(style, { theme: light }) as { variants: { style: object }[] };
  expect(plainStyles(styles)).toEqual({ color: 'red' });
  expect(plainStyles(styles)).toBe(plainStyles(styles));
  expect(isConstant(plainStyles(styles)) && isConstant(styles.variants[0]?.style ?? {})).toBe(true);
});
