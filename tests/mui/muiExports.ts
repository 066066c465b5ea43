import * as mui from '@mui/material';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is something that React renders by itself: no context, and no class with methods of its own. */
function isComponent(value: unknown): boolean {
  if (isRecord(value)) return '$$typeof' in value && value['$$typeof'] !== Symbol.for('react.context');
  if (typeof value !== 'function') return false;
  const prototype: unknown = value.prototype;
  return !isRecord(prototype) || Object.getOwnPropertyNames(prototype).length === 1;
}

/** The names of all components that `@mui/material` exports, sorted. */
export const muiComponents: readonly string[] = Object.entries(mui)
  .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value))
  .map(([name]) => name)
  .toSorted();
