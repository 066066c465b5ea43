import { z } from 'zod';
import type { ContentKind } from '#content/fields.ts';
import { isRecord } from '#lib/values/isRecord.ts';

/** Keys and indexes that lead from a value to one of its parts. */
export type ContentPath = readonly (string | number)[];

/** Metadata from `.meta()`. An outer schema's entries override those of the schemas inside it. */
export interface ContentMeta {
  readonly title?: string;
  readonly description?: string;
  readonly portico?: ContentKind;
  /**
   * The kind of name that the value refers to, such as `fragment`, or several kinds. Editors suggest the existing
   * names.
   */
  readonly refersTo?: string | readonly string[];
  readonly [key: string]: unknown;
}

/** Returns a schema's metadata merged with that of the schemas it wraps (optional, default, pipe, lazy …). */
export function schemaMeta(schema: z.core.$ZodType): ContentMeta {
  const own = z.globalRegistry.get(schema);
  const inner = unwrapOnce(schema);
  return inner && inner !== schema ? { ...schemaMeta(inner), ...own } : { ...own };
}

/** Returns the schema inside optional, nullable, default, readonly, catch, pipe, promise and lazy wrappers. */
export function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapOnce(schema);
  return inner ? unwrapSchema(inner) : schema;
}

/** Returns the definition of a schema as a discriminated union, so that `type` narrows it. */
export function schemaDef(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, no-underscore-dangle -- every schema is one of $ZodTypes, and zod documents `_zod` for libraries
  return (schema as z.core.$ZodTypes)._zod.def;
}

function unwrapOnce(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const def = schemaDef(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
    case 'promise':
      return def.innerType;
    case 'pipe':
      // `z.preprocess(fn, schema)` is a pipe from a transform to the schema that describes the value.
      return schemaDef(def.in).type === 'transform' ? def.out : def.in;
    case 'lazy':
      return def.getter();
    default:
      return undefined;
  }
}

/** Where content can occur in the values of a schema. `inside` is absent if nothing inside can be content. */
interface Plan {
  kind?: ContentKind;
  inside?: Inside;
  /** True while the plan is being built: a recursive schema refers to its own unfinished plan. */
  open?: boolean;
}
type Inside =
  | {
      type: 'object';
      fields: readonly (readonly [string, Plan])[];
      /** Keys of `fields`, to which `rest` does not apply. */
      names: ReadonlySet<string>;
      rest?: Plan;
    }
  | { type: 'list'; items: readonly Plan[]; rest?: Plan }
  | { type: 'union'; union: Union; plans: readonly Plan[] }
  | { type: 'both'; parts: readonly Plan[] }
  | { type: 'same'; plan: Plan };

/** Definition of a union, discriminated or not. */
export interface Union {
  readonly options: readonly z.core.$ZodType[];
  readonly discriminator?: string;
}

const plans = new WeakMap<z.core.$ZodType, Plan>();

function planOf(schema: z.core.$ZodType): Plan {
  const cachedPlan = plans.get(schema);
  if (cachedPlan) return cachedPlan;
  const plan: Plan = { open: true };
  plans.set(schema, plan);
  const kind = z.globalRegistry.get(schema)?.['portico'];
  if (isContentKind(kind)) plan.kind = kind;
  const inner = unwrapOnce(schema);
  if (inner) {
    const innerPlan = planOf(inner);
    plan.kind ??= innerPlan.kind;
    plan.inside = innerPlan.open ? { type: 'same', plan: innerPlan } : innerPlan.inside;
  } else plan.inside = insideOf(schema);
  plan.open = false;
  return plan;
}

// Any package can write to the registry, but only src/content writes this key, always with a content kind.
const isContentKind = (kind: unknown): kind is ContentKind => typeof kind === 'string';

const holdsContent = (plan: Plan) =>
  plan.open === true || plan.kind !== undefined || plan.inside !== undefined;

/** Returns a schema's plan if its values can contain content. */
function contentPlan(schema: z.core.$ZodType | undefined | null): Plan | undefined {
  const plan = schema ? planOf(schema) : undefined;
  return plan && holdsContent(plan) ? plan : undefined;
}

function insideOf(schema: z.core.$ZodType): Inside | undefined {
  const def = schemaDef(schema);
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape)
        .map(([key, field]) => [key, planOf(field)] as const)
        .filter(([, plan]) => holdsContent(plan));
      const rest = contentPlan(def.catchall);
      if (fields.length === 0 && !rest) return undefined;
      return { type: 'object', fields, names: new Set(fields.map(([key]) => key)), rest };
    }
    case 'record': {
      const rest = contentPlan(def.valueType);
      return rest && { type: 'object', fields: [], names: new Set(), rest };
    }
    case 'array': {
      const rest = contentPlan(def.element);
      return rest && { type: 'list', items: [], rest };
    }
    case 'tuple':
      return { type: 'list', items: def.items.map((item) => planOf(item)), rest: contentPlan(def.rest) };
    case 'union': {
      const optionPlans = def.options.map((option) => planOf(option));
      if (!optionPlans.some(holdsContent)) return undefined;
      return { type: 'union', union: def, plans: optionPlans };
    }
    case 'intersection':
      return { type: 'both', parts: [planOf(def.left), planOf(def.right)] };
    default:
      return undefined;
  }
}

/**
 * Returns the index of the union option that a value is meant for: by its discriminator, or else the first that accepts
 * it; -1 if there is none.
 */
export function pickOption({ options, discriminator }: Union, value: unknown): number {
  if (discriminator !== undefined && isRecord(value)) {
    return options.findIndex(
      (option) => z.safeParse(keySchema(option, discriminator), value[discriminator]).success,
    );
  }
  return options.findIndex((option) => z.safeParse(option, value).success);
}

function keySchema(option: z.core.$ZodType, key: string): z.core.$ZodType {
  const def = schemaDef(unwrapSchema(option));
  const field = def.type === 'object' && Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
  return field ?? z.never();
}

/** Returns the new value of a part with a content kind. Called for a container after its parts. */
export type ContentMapper = (kind: ContentKind, value: unknown) => unknown;

/**
 * Returns a copy of `value` in which `map` has replaced every part with a content kind, in schema order. Parts without
 * content are shared with the original. The value may be author input or parsed props; parts that do not match the
 * schema stay unchanged.
 */
export function mapContent<Value>(schema: z.core.$ZodType, value: Value, map: ContentMapper): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mapper must return content of the same kind
  return apply(planOf(schema), value, map, []) as Value;
}

/** Calls `visit` for every part of `value` with a content kind, in schema order. */
export function visitContent(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (kind: ContentKind, value: unknown, path: ContentPath) => void,
): void {
  const path: (string | number)[] = [];
  const look: ContentMapper = (kind, part) => {
    visit(kind, part, [...path]);
    return part;
  };
  apply(planOf(schema), value, look, path);
}

/** @param path the path of `value`; extended while its parts are visited. */
function apply(plan: Plan, value: unknown, map: ContentMapper, path: (string | number)[]): unknown {
  if (value === undefined || value === null) return value;
  const inner = plan.inside ? applyInside(plan.inside, value, map, path) : value;
  return plan.kind === undefined ? inner : map(plan.kind, inner);
}

function applyInside(inside: Inside, value: unknown, map: ContentMapper, path: (string | number)[]): unknown {
  switch (inside.type) {
    case 'object':
      return isRecord(value) ? applyObject(inside, value, map, path) : value;
    case 'list':
      return Array.isArray(value) ? applyList(inside, value, map, path) : value;
    case 'union': {
      const picked = inside.plans[pickOption(inside.union, value)];
      return picked ? apply(picked, value, map, path) : value;
    }
    case 'same':
      return inside.plan.inside ? applyInside(inside.plan.inside, value, map, path) : value;
    default:
      return inside.parts.reduce((part: unknown, plan) => apply(plan, part, map, path), value);
  }
}

function applyObject(
  { fields, names, rest }: Extract<Inside, { type: 'object' }>,
  value: Record<string, unknown>,
  map: ContentMapper,
  path: (string | number)[],
): Record<string, unknown> {
  let copy = value;
  const set = (key: string, plan: Plan) => {
    const before = value[key];
    path.push(key);
    const after = apply(plan, before, map, path);
    path.pop();
    if (after === before) return;
    if (copy === value) copy = { ...value };
    copy[key] = after;
  };
  for (const [key, plan] of fields) if (Object.hasOwn(value, key)) set(key, plan);
  if (rest) {
    for (const key of Object.keys(value)) if (key !== '__proto__' && !names.has(key)) set(key, rest);
  }
  return copy;
}

function applyList(
  inside: Extract<Inside, { type: 'list' }>,
  value: readonly unknown[],
  map: ContentMapper,
  path: (string | number)[],
): readonly unknown[] {
  let changed = false;
  const copy = value.map((item, index) => {
    const plan = inside.items[index] ?? inside.rest;
    if (!plan) return item;
    path.push(index);
    const after = apply(plan, item, map, path);
    path.pop();
    changed ||= after !== item;
    return after;
  });
  return changed ? copy : value;
}
