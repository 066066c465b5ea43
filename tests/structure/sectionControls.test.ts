import { expect, test } from 'vitest';
import { schemaMeta } from '#section-kit/walkSchema.ts';
import { registry } from '#sections/registry.gen.ts';
import { propsProblems } from '#stories/propsProblems.ts';
import { authorProps, sectionArgTypes, sectionDefaults } from '#stories/sectionArgTypes.ts';

const sections = [...registry.values()];
const sectionOf = (name: string) => registry.get(name)!;

test.each(sections)('every author prop of $name has a control with its description', (section) => {
  const argTypes = sectionArgTypes(section);
  expect(Object.keys(argTypes)).toEqual(Object.keys(section.schema.shape));
  for (const [name, field] of Object.entries(section.schema.shape)) {
    const { title, description } = schemaMeta(field);
    expect(argTypes[name]?.description).toBe(`**${title}.** ${description}`);
    expect(argTypes[name]?.control).toHaveProperty('type');
  }
});

test.each(sections)('the controls of $name begin with what the schema fills in', (section) => {
  const { default: example } = section.examples;
  const filled = { ...sectionDefaults(section), ...example };
  expect(section.schema.parse(filled)).toEqual(section.schema.parse(example));
});

test('a control fits the kind of its prop', () => {
  const hero = sectionArgTypes(sectionOf('HeroBanner'));
  expect(hero['heading']).toMatchObject({
    control: { type: 'text' },
    type: { required: true },
    table: { type: { summary: 'text with inline markup' } },
  });
  expect(hero['tone']).toMatchObject({
    control: { type: 'inline-radio' },
    options: ['deep', 'light'],
    type: { required: false },
    table: { defaultValue: { summary: '"deep"' } },
  });
  expect(hero['actions']?.control).toEqual({ type: 'object' });
  expect(hero['actions']?.table?.type?.detail).toContain('href (link target, required): A page such as');
  const accordion = sectionArgTypes(sectionOf('Accordion'));
  expect(accordion['openFirst']?.control).toEqual({ type: 'boolean' });
  expect(accordion['level']?.options).toEqual([1, 2, 3, 4]);
  const deposits = sectionArgTypes(sectionOf('DepositRatesTable'));
  expect(deposits['maxAgeDays']?.control).toEqual({ type: 'range', min: 1, max: 366, step: 1 });
});

test('an optional prop whose control was emptied is left out; a required one is reported', () => {
  const hero = sectionOf('HeroBanner');
  const props = authorProps(hero, { heading: '', eyebrow: '', note: undefined, tone: 'deep' });
  expect(props).toEqual({ heading: '', tone: 'deep' });
  const { error } = hero.schema.safeParse(props);
  expect(error && propsProblems(hero, props, error)[0]).toContain('“heading” of HeroBanner is empty.');
});
