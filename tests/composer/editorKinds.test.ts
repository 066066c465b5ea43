import { describe, expect, test } from 'vitest';
import { fieldSchemas } from '#forms/kinds/schemas.ts';
import { registry } from '#sections/registry.gen.ts';
import { demoSchemas, editorWith } from '#tests/composer/fixtures/editor.ts';

const kinds = ['group', ...fieldSchemas.flatMap(({ shape }) => [...shape.kind._zod.values].map(String))];
const editor = editorWith(demoSchemas);

const pageWith = (entry: string) =>
  `{ "$schema": "page.schema.json", "title": "A", "description": "B", "sections": [${entry}] }`;
const formWith = (field: string) =>
  pageWith(`{ "component": "Form", "props": { "heading": "H", "form": { "formId": "a", "submit": "Send",
    "success": { "heading": "Thanks" }, "successPage": "/", "errorPage": "/a.error.html", "fields": [${field}] } } }`);

describe('An editor knows the kinds of fields', () => {
  test('all of them are offered, each with what it is', async () => {
    const offered = await editor.completions(formWith('{ "kind": "|" }'));
    expect([...offered.keys()].toSorted()).toEqual(kinds.toSorted());
    expect(kinds).toHaveLength(26);
    for (const item of offered.values()) expect(item.documentation).toMatch(/\w{3}/);
  });

  test('also in a group, where a group is none', async () => {
    const offered = await editor.completions(
      formWith('{ "kind": "group", "label": "G", "fields": [{ "kind": | }] }'),
    );
    expect([...offered.keys()].toSorted()).toEqual(kinds.filter((kind) => kind !== 'group').toSorted());
  });

  test('a wrong kind is underlined once, and all right ones are named', async () => {
    const [message = '', ...others] = await editor.diagnostics(
      formWith('{ "kind": "radio", "name": "a", "label": "A" }'),
    );
    expect(others).toEqual([]);
    for (const kind of kinds) expect(message).toContain(`"${kind}"`);
  });

  test('the kind decides which properties are offered and which are missing', async () => {
    const offered = await editor.completions(formWith('{ "kind": "select", | }'));
    expect([...offered.keys()]).toEqual(expect.arrayContaining(['name', 'label', 'options', 'placeholder']));
    expect([...offered.keys()]).not.toContain('futureDates');
    expect(
      await editor.diagnostics(formWith('{ "kind": "date", "name": "a", "label": "A", "futureDate": true }')),
    ).toEqual(['2: Property futureDate is not allowed.']);
    expect(await editor.diagnostics(formWith('{ "kind": "date", "name": "a" }'))).toEqual([
      '2: Missing property "label".',
    ]);
    expect(await editor.diagnostics(formWith('{ "name": "a" }'))).toEqual(['2: Missing property "kind".']);
  });

  test('a right form is right', async () => {
    const fields =
      '{ "kind": "group", "label": "G", "fields": [{ "kind": "state", "name": "a", "label": "A" }] }';
    expect(await editor.diagnostics(formWith(fields))).toEqual([]);
  });
});

describe('Other names for things are told where the right ones are offered', () => {
  test('sections', async () => {
    const offered = await editor.completions(pageWith('{ "component": "|" }'));
    expect([...offered.keys()].toSorted()).toEqual([...registry.keys()].toSorted());
    expect(offered.get('Accordion')?.documentation).toMatch(/^Questions and answers.* Also called: FAQ/);
  });

  test('kinds of fields and icons', async () => {
    const offered = await editor.completions(formWith('{ "kind": "|" }'));
    expect(offered.get('radioGroup')?.documentation).toMatch(/Also called: radio/);
    const icons = await editor.completions(
      pageWith('{ "component": "CardGrid", "props": { "cards": [{ "icon": "|" }] } }'),
    );
    expect(icons.get('card')?.documentation).toMatch(/Also called: credit-card/);
  });
});
