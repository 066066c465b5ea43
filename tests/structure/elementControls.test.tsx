import { expect, test } from 'vitest';
import { RateCard } from '#components/rates/RateCard.tsx';
import { withoutElementControls } from '#stories/elementControls.ts';

/** Returns the controls of a story with these args. */
function controlsOf(initialArgs: Readonly<Record<string, unknown>>) {
  // The enhancer reads nothing else of the story.
  const context = { argTypes: {}, initialArgs } as Parameters<typeof withoutElementControls>[0];
  const types = withoutElementControls(context);
  return Object.fromEntries(Object.keys(initialArgs).map((name) => [name, types[name]?.control]));
}

test('args that contain React elements have no control, which would write them as JSON', () => {
  const card = <RateCard>4.13%</RateCard>;
  expect(controlsOf({ children: card, cards: ['Text', card], heading: 'Rates', level: 2 })).toEqual({
    children: false,
    cards: false,
    heading: undefined,
    level: undefined,
  });
});
