import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { looks, withDesignControls } from '#stories/designControls.tsx';

const folder = 'stories/components';
const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => /title: '(Components\/[^']+)'/.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? '');
const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

/** Returns the arg types of a component without props that Storybook reads from its source. */
const argTypesOf = (title: string) =>
  // The enhancer reads nothing else of the story.
  withDesignControls({ title, argTypes: {} } as Parameters<typeof withDesignControls>[0]);

test('components whose looks designers try out have stories', () => {
  expect(Object.keys(looks).filter((name) => !titles.map(nameOf).includes(name))).toEqual([]);
});

test.each(titles.filter((title) => nameOf(title) in looks))(
  'what designers try out of %s has a control with choices',
  (title) => {
    const argTypes = argTypesOf(title);
    expect(Object.keys(argTypes)).toEqual(Object.keys(looks[nameOf(title)] ?? {}));
    for (const { control, options = [] } of Object.values(argTypes)) {
      expect(control).toHaveProperty('type');
      const { type } = control as { type: string };
      expect(options.length > 1 || type === 'boolean').toBe(true);
    }
  },
);

test('an icon is chosen by its name', () => {
  const { startIcon } = argTypesOf(titles.find((title) => nameOf(title) === 'Button') ?? '');
  expect(startIcon?.options).toContain('phone');
  expect(startIcon?.mapping).toHaveProperty('phone.props.name', 'phone');
  expect(startIcon?.mapping).toHaveProperty('none', undefined);
});

test('sections have the controls of their schema only', () => {
  expect(argTypesOf('Sections/Accordion')).toEqual({});
});
