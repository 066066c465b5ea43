import { kindSchema, typed } from '#forms/field/fieldParts.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  kindSchema(
    'branch',
    'A branch of the site, by its street and city, its city or a zip code. The server knows the branches.',
    ['location', 'office'],
    typed,
  );

export const branch = {
  control: 'line',
  words: ['errorBranch'],
  isBranch: true,
  fault: (value, { messages }) =>
    value.length > 120 ? { own: messages.format, word: 'errorBranch', other: value.slice(0, 40) } : undefined,
} satisfies BehaviorOf<typeof schema>;
