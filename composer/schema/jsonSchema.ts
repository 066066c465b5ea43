import { z } from 'zod';
import { geographyFile } from '#composer/locations/geographyFile.ts';
import { locationFile } from '#composer/locations/locationFile.ts';
import type { AnySection, SlotSpec } from '#section-kit/defineSection.ts';
import {
  fragmentDefinition,
  fragmentEntry,
  layoutDefinition,
  pageDefinition,
  sectionEntry,
  wordsDefinition,
} from '#composer/page/pageDefinition.ts';
import { synonymsOfChoices, withOtherNames } from './otherNames.ts';
import { shareSubschemas } from './shareSubschemas.ts';
import { searchDefinition } from '#composer/search/searchDefinition.ts';
import { siteDefinition } from '#composer/page/siteDefinition.ts';
import { schemaDef, schemaMeta, unwrapSchema } from '#section-kit/walkSchema.ts';
import { fieldOf } from './SchemaCursor.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const entryReference = { $ref: '#/$defs/entry' };
const listReference: JsonSchema = { type: 'array', items: entryReference };
/** Returns the schema of a list that contains only one section. */
const listOf = (name: string): JsonSchema => ({
  type: 'array',
  minItems: 1,
  items: { allOf: [entryReference, { required: ['component'], properties: { component: { const: name } } }] },
});

/**
 * Returns the JSON Schemas for editors by file name: `page`, `layout`, `fragment`, `words`, `search`, `site`,
 * `locations` and `geography` `.schema.json`. Those with sections contain every section of the registry with its props.
 */
export function generateJsonSchemas(registry: ReadonlyMap<string, AnySection>): Map<string, string> {
  const page = {
    ...withLists(pageDefinition, ['sections'], '#/$defs/entry'),
    title: 'Page',
    $defs: sectionDefinitions([...registry.values()]),
  };
  const schemas: Readonly<Record<string, JsonSchema>> = {
    page: shareSubschemas(page),
    layout: { ...withLists(layoutDefinition, ['top', 'bottom'], pageEntry), title: 'Layout' },
    fragment: { ...withLists(fragmentDefinition, ['sections'], pageEntry), title: 'Fragment' },
    words: { ...toJsonSchema(wordsDefinition), title: 'Words', allOf: [{ $ref: `${namesFile}words` }] },
    search: { ...toJsonSchema(searchDefinition), title: 'Search' },
    site: { ...toJsonSchema(siteDefinition), title: 'Site' },
    locations: { ...toJsonSchema(locationFile), title: 'Locations' },
    geography: { ...toJsonSchema(geographyFile), title: 'Geography' },
  };
  return new Map(Object.entries(schemas).map(([name, schema]) => [`${name}.schema.json`, document(schema)]));
}

/** Editors resolve it relative to the file that refers to it. */
const pageEntry = 'page.schema.json#/$defs/entry';

/** Returns a definition's schema whose section lists contain items of the schema at `reference`. */
function withLists(schema: z.ZodType, lists: readonly string[], reference: string): JsonSchema {
  const json = toJsonSchema(schema);
  const properties = { ...json.properties };
  for (const name of lists) {
    const { title, description } = objectOf(properties[name]);
    properties[name] = { title, description, type: 'array', items: { $ref: reference } };
  }
  const { definitions: _unused, ...rest } = json;
  return { ...rest, properties };
}

const document = (schema: JsonSchema) =>
  `${JSON.stringify({ $comment: 'Written by "npm run gen". Do not edit.', ...schema }, null, 1)}\n`;

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'throw',
    override: ({ zodSchema, jsonSchema }) => {
      chooseByKey(zodSchema, jsonSchema);
      describeChoices(zodSchema, jsonSchema);
      offerNames(jsonSchema);
      // Editors know what a date is; zod's pattern for it, with leap years, is as long as all else about a field.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
      // Every name in JSON is a string.
      const { propertyNames } = jsonSchema;
      if (typeof propertyNames === 'object' && Object.keys(propertyNames).join() === 'type')
        delete jsonSchema.propertyNames;
      for (const own of ['portico', 'says', 'synonyms', 'refersTo']) delete jsonSchema[own];
    },
  });
}

/** Schema with the names of the site. It is rewritten whenever they change; see `namesSchema`. */
const namesFile = 'names.schema.json#/$defs/';
/** The kinds of names that strings of a content kind contain. */
const namesOfContent: ReadonlyMap<unknown, string> = new Map([
  ['href', 'href'],
  ['media', 'media'],
  ['article', 'article'],
]);

/** Makes editors offer the names that a field can refer to. Any string stays valid; the check validates it. */
function offerNames(json: JsonSchema): void {
  const kinds = [json['refersTo'] ?? namesOfContent.get(json['portico']) ?? []].flat().map(String);
  if (kinds.length === 0) return;
  json.anyOf = [...kinds.map((kind) => ({ $ref: namesFile + kind })), { type: 'string' }];
}

/** Adds synonyms to the descriptions of choices. */
function describeChoices(schema: z.core.$ZodType, json: JsonSchema): void {
  const synonyms = synonymsOfChoices(schema);
  if (synonyms.size === 0) return;
  if (json.const !== undefined)
    json.description = withOtherNames(json.description ?? '', synonyms.get(String(json.const)));
  if (!json.enum) return;
  json['enumDescriptions'] = json.enum.map((choice) =>
    withOtherNames(json.description ?? '', synonyms.get(String(choice))),
  );
}

const objectOf = (schema: boolean | JsonSchema | undefined): JsonSchema =>
  typeof schema === 'object' ? schema : {};

/** `entry` selects a section's definition by its `component`, so that editors only offer that section's props. */
function sectionDefinitions(sections: readonly AnySection[]): Record<string, JsonSchema> {
  const names = sections.map(({ name }) => name);
  const fragment = toJsonSchema(fragmentEntry);
  const frame = toJsonSchema(sectionEntry.omit({ slots: true }));
  const { properties: frameProperties = {} } = frame;
  const { fragment: fragmentProperty = {} } = fragment.properties ?? {};
  const component = {
    ...objectOf(frameProperties['component']),
    oneOf: sections.map(({ name, summary, synonyms }) => ({
      const: name,
      description: withOtherNames(summary, synonyms),
    })),
  };
  const entry: JsonSchema = {
    type: 'object',
    properties: { component, fragment: fragmentProperty },
    anyOf: [{ required: ['component'] }, { required: ['fragment'] }],
    allOf: [
      ...names.map((name) => ({
        if: { properties: { component: { const: name } }, required: ['component'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { $ref: `#/$defs/${name}` },
      })),
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      { if: { required: ['fragment'] }, then: { additionalProperties: false, properties: { fragment: {} } } },
    ],
  };
  return {
    entry,
    ...Object.fromEntries(
      sections.map((section) => [section.name, sectionDefinition(section, frameProperties)]),
    ),
  };
}

/**
 * Returns the JSON Schema of a section's props.
 *
 * @throws {Error} if a prop is of a type that no JSON file can hold, such as `z.date()`.
 */
function propsSchema({ name, schema }: AnySection): JsonSchema {
  try {
    return toJsonSchema(schema);
  } catch (error) {
    const isHeld = (prop: z.ZodType) => {
      try {
        return toJsonSchema(prop) !== undefined;
      } catch {
        return false;
      }
    };
    const prop = Object.entries<z.ZodType>(schema.shape).find(([, one]) => !isHeld(one))?.[0] ?? '';
    throw new Error(
      `The prop “${prop}” of ${name} is of a type that JSON cannot hold (${error instanceof Error ? error.message : String(error)}). Use one that it can: z.iso.date() for a date, z.record() for a map, z.array() for a set.`,
      { cause: error },
    );
  }
}

function sectionDefinition(section: AnySection, frame: NonNullable<JsonSchema['properties']>): JsonSchema {
  const props = rooted(propsSchema(section), section.name);
  const needsProps = (props.required ?? []).length > 0;
  const slots = Object.entries<SlotSpec>(section.slots ?? {}).map(([name, { only, title, description }]) => [
    name,
    { title, description, ...(only === undefined ? listReference : listOf(only)) },
  ]);
  return {
    description: section.summary,
    type: 'object',
    properties: {
      component: {},
      props: { ...objectOf(frame['props']), ...props },
      id: frame['id'] ?? {},
      ...(slots.length > 0 && {
        slots: { type: 'object', properties: Object.fromEntries(slots), additionalProperties: false },
      }),
    },
    required: ['component', ...(needsProps ? ['props'] : [])],
    additionalProperties: false,
  };
}

/** Makes a schema embeddable: removes `$schema` and rebases its references to the section's place in the document. */
function rooted({ $schema: _dialect, ...schema }: JsonSchema, name: string): JsonSchema {
  const base = `#/$defs/${name}/properties/props`;
  const move = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(move);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]: [string, unknown]) =>
        key === '$ref' && typeof value === 'string' ? [key, value.replace(/^#/, base)] : [key, move(value)],
      ),
    );
  };
  // The copy has the shape of the original.
  return move(schema) as JsonSchema;
}

/** Returns the discriminator values of one option of a discriminated union. */
function choicesOf(option: z.core.$ZodType, key: string): readonly { const: string; description: string }[] {
  const field = fieldOf(option, key);
  if (!field) return [];
  const fieldDef = schemaDef(unwrapSchema(field));
  const values =
    fieldDef.type === 'literal'
      ? fieldDef.values
      : fieldDef.type === 'enum'
        ? Object.values(fieldDef.entries)
        : [];
  const { description = '' } = schemaMeta(field);
  const synonyms = synonymsOfChoices(field);
  return values.map((value) => ({
    const: String(value),
    description: withOtherNames(description, synonyms.get(String(value))),
  }));
}

/**
 * Rewrites the JSON Schema of a discriminated union in place: the discriminator lists all its values, and each value
 * implies its option's schema. For a plain union, editors only offer and report the nearest option.
 */
function chooseByKey(union: z.core.$ZodType, json: JsonSchema): void {
  const def = schemaDef(union);
  const key = def.type === 'union' && 'discriminator' in def ? def.discriminator : undefined;
  const branches = json.oneOf ?? json.anyOf;
  if (def.type !== 'union' || typeof key !== 'string' || !branches) return;
  const choices = def.options.map((option) => choicesOf(option, key));
  const [first] = def.options;
  const keySchema = first && fieldOf(first, key);
  const { title = 'Kind' } = keySchema ? schemaMeta(keySchema) : {};
  delete json.oneOf;
  delete json.anyOf;
  Object.assign(json, {
    type: 'object',
    properties: { [key]: { title, oneOf: choices.flat() } },
    required: [key],
    allOf: branches.map((branch, index) => ({
      if: {
        properties: { [key]: { enum: (choices[index] ?? []).map((choice) => choice.const) } },
        required: [key],
      },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: branch,
    })),
  });
}
