import { z } from 'zod';
import { kindName, lengths, typed } from '#forms/field/fieldParts.ts';
import { rule, textFault } from '#forms/field/characterRule.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('text', 'One line of text.', ['string', 'textbox', 'input', 'line', 'name']),
    ...typed,
    ...lengths,
    rule: rule(),
  });

export const text = {
  control: 'line',
  fault: textFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
