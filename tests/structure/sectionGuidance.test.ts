import { expect, test } from 'vitest';
import { parseProps } from '#section-kit/parseProps.ts';
import { registry } from '#sections/registry.gen.ts';
import { guidanceOfSections } from '#stories/guidance/guidanceOfSections.ts';
import { propsProblems } from '#stories/propsProblems.ts';

const notesOf = (name: string) => [
  ...(guidanceOfSections[name]?.do ?? []),
  ...(guidanceOfSections[name]?.dont ?? []),
];

test('every section says how to use it and how not to', () => {
  const silent = [...registry.keys()].filter((name) => {
    const guidance = guidanceOfSections[name];
    return !guidance || guidance.do.length === 0 || guidance.dont.length === 0;
  });
  expect(silent, 'add it to a file in stories/guidance').toEqual([]);
  expect(Object.keys(guidanceOfSections).filter((name) => !registry.has(name))).toEqual([]);
});

test('what not to do begins with “Don’t”', () => {
  const sentences = Object.values(guidanceOfSections)
    .flatMap(({ dont }) => dont)
    .map((note) => (typeof note === 'string' ? note : note.text));
  expect(sentences.filter((sentence) => !sentence.startsWith('Don’t '))).toEqual([]);
});

test('the pictured examples have valid props', () => {
  const problems = [...registry.values()].flatMap((section) =>
    notesOf(section.name).flatMap((note) => {
      if (typeof note === 'string') return [];
      const { error } = parseProps(section, note.props);
      return error ? propsProblems(section, note.props, error) : [];
    }),
  );
  expect(problems).toEqual([]);
});
