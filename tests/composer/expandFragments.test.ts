import { expect, test } from 'vitest';
import { type EntryLists, expandAll, expandFragments } from '#composer/page/expandFragments.ts';

/** `@name` is a fragment; anything else is a section, whose slot contains what is in brackets: `tabs(a @b)`. */
const lists = (fragments: Readonly<Record<string, string>>): EntryLists<string, string> => ({
  fragmentOf: (entry) => (entry.startsWith('@') ? entry.slice(1) : undefined),
  slotsOf: (entry) => (entry.includes('(') ? [(/\((.*)\)/.exec(entry)?.[1] ?? '').split(' ')] : []),
  find: (name) => (Object.hasOwn(fragments, name) ? name : undefined),
  keyOf: (name) => name,
  sectionsOf: (name) => (fragments[name] ?? '').split(', '),
});

const shown = (entries: string, fragments: Readonly<Record<string, string>>) =>
  [...expandAll(entries.split(', '), lists(fragments))].map((expanded) => {
    const { type, entry, inside } = expanded;
    const place = inside.length > 0 ? ` in ${inside.join('/')}` : '';
    return type === 'section' ? entry + place : `${type} ${entry}${place}`;
  });

test('sections come in page order, those of fragments and slots in their place', () => {
  expect(shown('a, @two, tabs(b @one)', { one: 'x', two: 'y, @one' })).toEqual([
    'a',
    'fragment @two',
    'y in two',
    'fragment @one in two',
    'x in two/one',
    'tabs(b @one)',
    'b',
    'fragment @one',
    'x in one',
  ]);
});

test('a fragment that holds itself in a slot is found, as one that is not there', () => {
  expect(shown('@a, @none', { a: 'tabs(@b)', b: 'tabs(@a)' })).toEqual([
    'fragment @a',
    'tabs(@b) in a',
    'fragment @b in a',
    'tabs(@a) in a/b',
    'loop @a in a/b',
    'missing @none',
  ]);
});

test('slots can be left to whoever builds a tree', () => {
  const found = [...expandFragments(['tabs(a)'], lists({}))];
  expect(found).toEqual([{ type: 'section', entry: 'tabs(a)', inside: [] }]);
});

test('A23 fragments that contain each other in fours are cut where they become too many, at once', () => {
  const four = (name: string) => Array.from({ length: 4 }, () => name).join(', ');
  const fragments = Object.fromEntries(
    Array.from({ length: 15 }, (_, level) => [`f${level}`, four(level === 14 ? 'a' : `@f${level + 1}`)]),
  );
  expect(shown('x, @f0, y', fragments)).toEqual(['x', 'too-many @f11', 'y']);
  // In slots, and as many fragments that are each small enough.
  expect(shown('tabs(@f0)', fragments)).toEqual(['tabs(@f0)', 'too-many @f11']);
  const many = shown(Array.from({ length: 1001 }, () => '@f14').join(', '), fragments);
  expect(many.filter((line) => line.startsWith('a'))).toHaveLength(1000);
  expect(many.at(-1)).toBe('too-many @f14');
});

test('A23 fragments that all contain each other are cut where their entries become too many, once', () => {
  const names = Array.from({ length: 10 }, (_, number) => `@f${number}`);
  const fragments = Object.fromEntries(names.map((name) => [name.slice(1), names.join(', ')]));
  const found = shown(`x, ${names.join(', ')}, y`, fragments);
  expect(found.filter((line) => line.startsWith('too-many'))).toEqual(['too-many @f0']);
  expect(found.length).toBeLessThan(1100);
  expect([found[0], found.at(-1)]).toEqual(['x', 'y']);
});
