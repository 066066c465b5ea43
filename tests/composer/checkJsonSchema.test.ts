import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allSteps, nameSteps } from '#composer/check/check.ts';
import { generateJsonSchemas } from '#composer/schema/jsonSchema.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { shareSubschemas } from '#composer/schema/shareSubschemas.ts';
import { namesSchema } from '#composer/project/namesFiles.ts';
import { registry } from '#sections/registry.gen.ts';
import { sections } from './fixtures/sections.ts';

/** Returns the part of a JSON document at a path. */
function part(document: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    document,
  );
}

describe('JSON Schemas for editors', () => {
  const files = generateJsonSchemas(sections);
  const page: unknown = JSON.parse(files.get('page.schema.json') ?? '');

  test('There is one for each kind of file', () => {
    expect([...files.keys()].toSorted()).toEqual([
      'fragment.schema.json',
      'geography.schema.json',
      'layout.schema.json',
      'locations.schema.json',
      'page.schema.json',
      'search.schema.json',
      'site.schema.json',
      'words.schema.json',
    ]);
  });

  test('Each section is offered by name with its summary', () => {
    expect(part(page, '$defs', 'entry', 'properties', 'component', 'oneOf', 0)).toEqual({
      const: 'Banner',
      description: 'A section of the checker’s tests.',
    });
  });

  test('The component decides which props are offered, each with its description', () => {
    expect(part(page, '$defs', 'entry', 'allOf', 0)).toEqual({
      if: { properties: { component: { const: 'Banner' } }, required: ['component'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { $ref: '#/$defs/Banner' },
    });
    const props = part(page, '$defs', 'Banner', 'properties', 'props');
    expect(part(props, 'required')).toEqual(['heading']);
    expect(part(props, 'additionalProperties')).toBe(false);
    expect(part(props, 'properties', 'tone')).toMatchObject({
      title: 'Tone',
      description: 'How loud the banner is.',
      enum: ['calm', 'bold', 'quiet'],
      default: 'calm',
    });
  });

  test('Slots are those of the section, and hold sections', () => {
    expect(part(page, '$defs', 'TwoColumns', 'properties', 'slots')).toEqual({
      type: 'object',
      additionalProperties: false,
      properties: {
        left: {
          title: 'Left',
          description: 'The first column.',
          type: 'array',
          items: { $ref: '#/$defs/entry' },
        },
        right: {
          title: 'Right',
          description: 'The second column.',
          type: 'array',
          items: { $ref: '#/$defs/entry' },
        },
      },
    });
    expect(part(page, '$defs', 'Banner', 'properties', 'slots')).toBeUndefined();
  });

  test('Every reference leads somewhere', () => {
    const names = allSteps(nameSteps(loadSite('pages-json'), sections));
    const all = new Map([...files, ['names.schema.json', namesSchema(names)]]);
    for (const [name, text] of files) {
      for (const [, file = '', reference = ''] of text.matchAll(/"\$ref": "([^#"]*)#\/([^"]*)"/g)) {
        const document: unknown = JSON.parse(all.get(file === '' ? name : file) ?? 'null');
        expect([reference, part(document, ...reference.split('/'))]).not.toEqual([reference, undefined]);
      }
    }
  });

  test('The same registry gives the same files', () => {
    expect(generateJsonSchemas(sections)).toEqual(files);
  });
});

describe('what stands in a schema more than once', () => {
  const repeated = {
    type: 'object' as const,
    description: 'Long enough to be worth a place of its own. '.repeat(10),
    properties: { inner: { type: 'string' as const, description: 'The same everywhere. '.repeat(25) } },
  };
  const schema = {
    properties: { one: repeated, two: { anyOf: [repeated, { items: repeated.properties.inner }] } },
    // Looks like a schema, but is a value.
    default: repeated,
  };

  test('is there once, and an editor that follows the references reads the same', () => {
    const { $defs = {}, ...shared } = shareSubschemas(schema);
    expect(Object.keys($defs)).toHaveLength(2);
    const follow = (_key: string, value: unknown): unknown => {
      const reference = part(value, '$ref');
      return typeof reference === 'string' ? $defs[reference.replace('#/$defs/', '')] : value;
    };
    expect(JSON.parse(JSON.stringify(shared, follow))).toEqual(schema);
    expect(JSON.stringify(shared.properties)).not.toContain('The same everywhere');
    expect(part(shared, 'default')).toEqual(repeated);
  });

  test('keeps the page schema of all sections below 4 kB a section', () => {
    const text = JSON.stringify(JSON.parse(generateJsonSchemas(registry).get('page.schema.json') ?? ''));
    expect(text.length).toBeGreaterThan(50_000);
    expect(text.length / registry.size).toBeLessThan(4000);
  });
});

test('The schemas beside the pages are those of the sections there are ("npm run gen" writes them)', () => {
  for (const [name, text] of generateJsonSchemas(registry)) {
    const file = new URL(`../../pages-json/${name}`, import.meta.url);
    expect([name, readFileSync(file, 'utf8')]).toEqual([name, text]);
  }
});

test.each([
  ['a date', z.date(), 'z.iso.date()'],
  ['a map in a list', z.array(z.map(z.string(), z.string())), 'z.record()'],
  ['a set', z.set(z.string()).optional(), 'z.array()'],
])('a prop that JSON cannot hold is refused with its name: %s', (_what, prop, instead) => {
  const [section] = registry.values();
  if (!section) throw new Error('There is no section.');
  const schema = z.strictObject({ heading: z.string(), since: prop });
  const wrong = new Map([[section.name, { ...section, schema } as unknown as typeof section]]);
  expect(() => generateJsonSchemas(wrong)).toThrow(`The prop “since” of ${section.name}`);
  expect(() => generateJsonSchemas(wrong)).toThrow(instead);
});
