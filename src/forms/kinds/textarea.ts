import { z } from 'zod';
import { kindName } from '#forms/field/kindName.ts';
import { rule, textFault } from '#forms/field/characterRule.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { common, count, lengths } from '#forms/field/fieldParts.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('textarea', 'Text of several lines.', ['multiline', 'long text', 'message', 'comment']),
    ...common,
    minLength: lengths.minLength,
    maxLength: count('Longest', 'Most characters, 200 without it; the visitor sees how many are left.'),
    rule: rule(),
  });

export const textarea = {
  control: 'textarea',
  isMultiline: true,
  fault: textFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
