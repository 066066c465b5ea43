import type { ArgTypes } from '@storybook/react-vite';
import { z } from 'zod';
import type { AnySection } from '#section-kit/defineSection.ts';

/** A section's author props by name. */
export type AuthorProps = Record<string, unknown>;

type Property = z.core.JSONSchema.BaseSchema;

const objectOf = (schema: Property | boolean | undefined): Property =>
  typeof schema === 'object' ? schema : {};

const schemaOf = ({ schema }: AnySection): Property =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Returns the values of an enum, a literal or a union of these; `undefined` for other properties. */
function choicesOf(property: Property): readonly unknown[] | undefined {
  if (property.enum) return property.enum;
  if (property.const !== undefined) return [property.const];
  const options = (property.anyOf ?? property.oneOf)?.map((option) => choicesOf(objectOf(option)));
  return options?.every((values) => values !== undefined) ? options.flat() : undefined;
}

/** Names of the kinds of author text; see `src/content/fields.ts`. */
const textKinds: Readonly<Record<string, string>> = {
  plain: 'text',
  inline: 'text with inline markup',
  rich: 'text with block markup',
  href: 'link target',
  anchor: 'id of an element',
  media: 'file below /media/',
  footnote: 'key of a note',
};

function typeWords(property: Property): string {
  const choices = choicesOf(property);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  const union = property.anyOf ?? property.oneOf;
  if (union) return [...new Set(union.map((option) => typeWords(objectOf(option))))].join(' | ');
  if (property.type === 'array') {
    const items = Array.isArray(property.items) ? undefined : property.items;
    return `list of ${typeWords(objectOf(items))}`;
  }
  if (property.type === 'string') return textKinds[String(property['portico'])] ?? property.format ?? 'text';
  return typeof property.type === 'string' ? property.type : 'object';
}

/** Returns a line for each property inside an object or a list of objects, up to three levels deep. */
function detailLines(property: Property, prefix = '', depth = 0): string[] {
  const isList = property.type === 'array' && !Array.isArray(property.items);
  const inner = isList ? objectOf(property.items as Property | undefined) : property;
  return Object.entries(inner.properties ?? {}).flatMap(([name, value]) => {
    const field = objectOf(value);
    const must = inner.required?.includes(name) ? ', required' : '';
    const line = `${prefix}${name} (${typeWords(field)}${must}): ${field.description ?? ''}`;
    return [line, ...(depth < 2 ? detailLines(field, `${prefix}${name}.`, depth + 1) : [])];
  });
}

/** Maximum number of steps for a slider, which also needs both bounds. */
const maxSteps = 400;

function numberControl({ type, minimum, maximum }: Property) {
  // JSON Schema gives unbounded integers JavaScript's safe integer limits.
  const isBound = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  const step = type === 'integer' ? 1 : 0.01;
  const bounds = {
    ...(isBound(minimum) && { min: minimum }),
    ...(isBound(maximum) && { max: maximum }),
    step,
  };
  const steps = ((bounds.max ?? Infinity) - (bounds.min ?? -Infinity)) / step;
  return { type: steps <= maxSteps ? 'range' : 'number', ...bounds } as const;
}

function controlOf(property: Property) {
  const choices = choicesOf(property);
  if (choices)
    return { control: { type: choices.length <= 5 ? 'inline-radio' : 'select' }, options: choices } as const;
  switch (property.type) {
    case 'boolean':
      return { control: { type: 'boolean' } } as const;
    case 'number':
    case 'integer':
      return { control: numberControl(property) };
    case 'string':
      return {
        control: { type: 'text', ...(property.maxLength !== undefined && { maxLength: property.maxLength }) },
      } as const;
    default:
      return { control: { type: 'object' } } as const;
  }
}

/** Returns a control for each author prop of a section, with its description from the schema. */
export function sectionArgTypes(section: AnySection): ArgTypes<AuthorProps> {
  const { properties = {}, required = [] } = schemaOf(section);
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const property = objectOf(value);
      const summary = typeWords(property);
      const details = detailLines(property);
      return [
        name,
        {
          name,
          description: `**${property.title ?? name}.** ${property.description ?? ''}`,
          type: { name: 'other', value: summary, required: required.includes(name) },
          ...controlOf(property),
          table: {
            type: { summary, ...(details.length > 0 && { detail: details.join('\n') }) },
            ...(property.default !== undefined && {
              defaultValue: { summary: JSON.stringify(property.default) },
            }),
          },
        },
      ];
    }),
  );
}

/** Returns the schema's default values, so that their controls show them. */
export function sectionDefaults(section: AnySection): AuthorProps {
  const { properties = {} } = schemaOf(section);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      const { default: fallback } = objectOf(value);
      return fallback === undefined ? [] : [[name, fallback]];
    }),
  );
}

/** Converts the controls' values to author props: omits optional props that are empty. */
export function authorProps(section: AnySection, args: AuthorProps): AuthorProps {
  const { required = [] } = schemaOf(section);
  return Object.fromEntries(
    Object.entries(args).filter(
      ([name, value]) => value !== undefined && (value !== '' || required.includes(name)),
    ),
  );
}
