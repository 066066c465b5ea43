import { common, kindSchema } from '#forms/field/fieldParts.ts';
import { choiceFault, picturedOptions } from '#forms/field/choices.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  kindSchema('radioGroup', 'A group of radio buttons.', ['radio', 'radio button', 'options'], {
    ...common,
    options: picturedOptions(),
  });

export const radioGroup = { control: 'radioGroup', fault: choiceFault } satisfies BehaviorOf<typeof schema>;
