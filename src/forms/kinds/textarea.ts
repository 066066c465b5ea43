import { common, count, kindSchema, lengths } from '#forms/field/fieldParts.ts';
import { rule, textFault, textWords } from '#forms/field/characterRule.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import { cleanLines } from '#lib/values/cleanText.ts';

export const schema = () =>
  kindSchema('textarea', 'Multiple lines of text.', ['multiline', 'long text', 'message', 'comment'], {
    ...common,
    minLength: lengths.minLength,
    maxLength: count(
      'Longest',
      'Maximum number of characters, 200 by default; the visitor sees how many are left.',
    ),
    rule: rule(),
  });

export const textarea = {
  control: 'textarea',
  words: [...textWords, 'charactersAtLeast', 'charactersLeft', 'charactersTooMany'],
  entered: cleanLines,
  fault: textFault,
} satisfies BehaviorOf<typeof schema>;
