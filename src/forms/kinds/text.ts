import { kindSchema, lengths, typed } from '#forms/field/fieldParts.ts';
import { rule, textFault, textWords } from '#forms/field/characterRule.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  kindSchema('text', 'One line of text.', ['string', 'textbox', 'input', 'line', 'name'], {
    ...typed,
    ...lengths,
    rule: rule(),
  });

export const text = { control: 'line', words: textWords, fault: textFault } satisfies BehaviorOf<
  typeof schema
>;
