import { expect } from 'storybook/test';
import { inEveryScheme } from '#stories/brandModes.ts';
import type { InteractiveName } from './interactive.tsx';
import { States } from './States.tsx';

const visible = [
  'background',
  'borderColor',
  'boxShadow',
  'color',
  'filter',
  'opacity',
  'outline',
  'textDecoration',
  'translate',
] as const;

/** Returns how a cell looks, as one text: computed styles of its elements and what they draw before and after. */
const looksOf = (cell: Element): string =>
  [...cell.querySelectorAll('*')]
    .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
    .map((style) => visible.map((name) => style[name]).join('|'))
    .join('\n');

/** Returns the states of a row that look like an earlier one, such as `Button: Outlined: pressed looks like hover`. */
function sameLooks(row: Element): string[] {
  const seen = new Map<string, string>();
  return [...row.querySelectorAll<HTMLElement>(':scope > li > [data-state]')].flatMap((cell) => {
    const looks = looksOf(cell);
    const { state = '' } = cell.dataset;
    const earlier = seen.get(looks);
    seen.set(looks, state);
    return earlier === undefined ? [] : [`${row.getAttribute('aria-label')}: ${state} looks like ${earlier}`];
  });
}

/** Expects that no two states of a row look the same. */
export async function expectDistinctStates(canvasElement: HTMLElement): Promise<void> {
  const rows = [...canvasElement.querySelectorAll('ul:has([data-state])')];
  await expect(rows.length).toBeGreaterThan(0);
  await expect(rows.flatMap(sameLooks)).toEqual([]);
}

/** The story `States` of a component: what it looks like under a pointer, with focus, pressed, and disabled. */
export const statesStory = (of: InteractiveName) => ({
  render: () => <States of={of} />,
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => expectDistinctStates(canvasElement),
  parameters: { ...inEveryScheme, controls: { disable: true } },
});
