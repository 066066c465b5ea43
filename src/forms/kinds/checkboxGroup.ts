import { common, kindSchema } from '#forms/field/fieldParts.ts';
import { choiceFault, severalOptions } from '#forms/field/choices.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  kindSchema('checkboxGroup', 'A group of checkboxes.', ['checkboxes', 'multi-select', 'multiple choice'], {
    ...common,
    options: severalOptions(),
  });

export const checkboxGroup = {
  control: 'checkboxGroup',
  isSeveral: true,
  fault: (value, field) =>
    value
      .split(',')
      .map((choice) => choiceFault(choice, field))
      .find(Boolean),
} satisfies BehaviorOf<typeof schema>;
