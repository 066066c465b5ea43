import type { JsonPath } from '#composer/problems/problemAt.ts';

/** Returns the part of a JSON value at a path, or `undefined` if there is none. */
export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, step)
        ? Reflect.get(part, step)
        : undefined,
    value,
  );
