import type { z } from 'zod';
import { schemaDef, schemaMeta, unwrapSchema } from '#section-kit/walkSchema.ts';
import { fieldOf } from './SchemaCursor.ts';
import { synonymsOfChoices, withOtherNames } from './otherNames.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

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
export function chooseByKey(union: z.core.$ZodType, json: JsonSchema): void {
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
