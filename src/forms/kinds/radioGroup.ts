import { z } from 'zod';
import { kindName } from '#forms/field/kindName.ts';
import { choiceFault, options } from '#forms/field/choices.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { common } from '#forms/field/fieldParts.ts';

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
