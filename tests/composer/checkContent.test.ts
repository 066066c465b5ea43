import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  anchorId,
  footnoteKey,
  headingLevel,
  image,
  inlineText,
  link,
  plainText,
  richText,
} from '#content/fields.ts';
import { mapContent, schemaMeta, visitContent } from '#section-kit/walkSchema.ts';

function visited(schema: z.ZodType, value: unknown): string[] {
  const found: string[] = [];
  visitContent(schema, value, (kind, part, path) => {
    found.push(`${kind} ${path.join('.')} ${JSON.stringify(part)}`);
  });
  return found;
}

describe('Content is found by its schema', () => {
  test('in objects, lists, records and tuples, through optional, default, nullable, lazy and pipe', () => {
    const schema = z.strictObject({
      level: headingLevel(2),
      a: inlineText().optional().meta({ title: 'A', description: 'Optional.' }),
      b: z.array(richText().nullable()),
      c: z.record(
        z.string(),
        z.lazy(() => link()),
      ),
      d: z.tuple([anchorId(), plainText()]).optional(),
      e: plainText().pipe(z.string()).default('x'),
      f: z.preprocess((value) => value, footnoteKey()),
      g: z.number(),
      h: image().readonly(),
    });
    const value = {
      level: 3,
      a: 'A',
      b: ['B', null],
      c: { one: { text: 'T', href: '/' } },
      d: ['id', 'D'],
      e: 'E',
      f: 'note',
      g: 1,
      h: { src: '/media/a.svg', alt: '', width: 1, height: 1 },
    };
    expect(visited(schema, value)).toEqual([
      'heading level 3',
      'inline a "A"',
      'rich b.0 "B"',
      'plain c.one.text "T"',
      'href c.one.href "/"',
      'link c.one {"text":"T","href":"/"}',
      'anchor d.0 "id"',
      'plain d.1 "D"',
      'plain e "E"',
      'footnote f "note"',
      'media h.src "/media/a.svg"',
      'plain h.alt ""',
      'image h {"src":"/media/a.svg","alt":"","width":1,"height":1}',
    ]);
  });

  test('in the option of a union that the value is meant for', () => {
    const tagged = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('rich'), text: richText() }),
      z.strictObject({ kind: z.literal('plain'), text: plainText() }),
    ]);
    expect(visited(tagged, { kind: 'plain', text: 'x' })).toEqual(['plain text "x"']);
    const open = z.union([z.strictObject({ n: z.number() }), z.strictObject({ text: inlineText() })]);
    expect(visited(open, { text: 'x' })).toEqual(['inline text "x"']);
    expect(visited(open, { other: 'x' })).toEqual([]);
  });

  test('in schemas that contain themselves', () => {
    const tree = z.strictObject({
      text: plainText(),
      get children() {
        return z.array(tree).optional();
      },
    });
    const value = { text: 'a', children: [{ text: 'b', children: [{ text: 'c' }] }] };
    expect(visited(tree, value)).toEqual([
      'plain text "a"',
      'plain children.0.text "b"',
      'plain children.0.children.0.text "c"',
    ]);
  });

  test('in values that do not fit, as far as they do', () => {
    const schema = z.strictObject({ a: plainText(), b: z.array(link()) });
    expect(visited(schema, { a: 1, b: { no: 'list' }, c: 'unknown' })).toEqual(['plain a 1']);
    expect(visited(schema, null)).toEqual([]);
    expect(visited(z.record(z.string(), plainText()), JSON.parse('{"__proto__":"x","a":"y"}'))).toEqual([
      'plain a "y"',
    ]);
  });
});

describe('Content is replaced', () => {
  const schema = z.strictObject({
    heading: inlineText(),
    items: z.array(z.strictObject({ text: plainText(), size: z.number() })),
  });

  test('in a copy; the original stays and parts without content are shared', () => {
    const value = { heading: 'a', items: [{ text: 'b', size: 1 }], extra: { deep: true } };
    const mapped = mapContent(schema, value, (_kind, text) => `<${String(text)}>`);
    expect(mapped).toEqual({ heading: '<a>', items: [{ text: '<b>', size: 1 }], extra: { deep: true } });
    expect(value.heading).toBe('a');
    expect(mapped.extra).toBe(value.extra);
  });

  test('and a value in which nothing changes is given back itself', () => {
    const value = { heading: 'a', items: [{ text: 'b', size: 1 }] };
    expect(mapContent(schema, value, (_kind, text) => text)).toBe(value);
  });
});

test('What the outermost schema says about a field counts, with what inner ones add', () => {
  const field = plainText().optional().meta({ title: 'Outer', description: 'D' });
  expect(schemaMeta(field)).toEqual({ title: 'Outer', description: 'D', portico: 'plain' });
});
