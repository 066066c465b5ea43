import { z } from 'zod';
import type { AnySection } from './defineSection.ts';

const choices = new WeakMap<AnySection, ReadonlySet<string>>();

/** Returns all values that a section's props can choose from: the enums and literals in its schema. */
export function choicesOf(section: AnySection): ReadonlySet<string> {
  const known = choices.get(section);
  if (known) return known;
  const found = new Set<string>();
  const json = z.toJSONSchema(section.schema, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  JSON.stringify(json, (key, value: unknown) => {
    if (key === 'enum' && Array.isArray(value)) for (const choice of value) found.add(String(choice));
    if (key === 'const') found.add(String(value));
    return value;
  });
  choices.set(section, found);
  return found;
}
