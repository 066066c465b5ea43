import { z } from 'zod';
import { common, count, kindName, lengths } from '#forms/field/fieldParts.ts';
import { rule, textFault } from '#forms/field/characterRule.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { cleanLines } from '#lib/values/cleanText.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('textarea', 'Multiple lines of text.', ['multiline', 'long text', 'message', 'comment']),
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
  entered: cleanLines,
  fault: textFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
