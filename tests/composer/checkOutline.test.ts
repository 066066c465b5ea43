import { describe, expect, test } from 'vitest';
import { registry } from '#sections/registry.gen.ts';
import { sectionHeadings } from '#composer/project/sectionHeadings.tsx';

describe('The outline of a page is read from what its sections show', () => {
  const examples = [...registry.values()].flatMap((section) =>
    Object.entries(section.examples).map(([example, props]) => ({
      name: `${section.name}, ${example}`,
      section,
      props,
    })),
  );

  test.for(examples)('$name can be read', ({ section, props }) => {
    expect(sectionHeadings(section, props)).toBeDefined();
  });

  test('The words of the text do not matter, its headings do', () => {
    const section = registry.get('RichText');
    if (!section) throw new Error('expected RichText');
    expect(sectionHeadings(section, { text: 'One' })).toEqual([]);
    expect(sectionHeadings(section, { text: 'Two' })).toEqual([]);
    expect(sectionHeadings(section, { text: '## One\n\ntext\n\n### Two' })).toEqual([2, 3]);
    expect(sectionHeadings(section, { text: '## One\n\ntext\n\n## Two' })).toEqual([2, 2]);
  });
});
