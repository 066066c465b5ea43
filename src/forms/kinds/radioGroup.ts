import { z } from 'zod';
import { common, kindName } from '#forms/field/fieldParts.ts';
import { choiceFault, options } from '#forms/field/choices.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('radioGroup', 'A group of radio buttons.', ['radio', 'radio button', 'options']),
    ...common,
    options: options(),
  });

export const radioGroup = {
  control: 'radioGroup',
  fault: choiceFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
