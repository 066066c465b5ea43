import { kindSchema, typed } from '#forms/field/fieldParts.ts';
import { choiceFault, options, placeholder } from '#forms/field/choices.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  kindSchema('select', 'A select.', ['dropdown', 'combobox', 'listbox', 'picker', 'choice'], {
    ...typed,
    options: options(),
    placeholder: placeholder(),
  });

export const select = {
  control: 'select',
  words: ['selectPlaceholder'],
  fault: choiceFault,
} satisfies BehaviorOf<typeof schema>;
