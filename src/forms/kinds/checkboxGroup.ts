import { z } from 'zod';
import { choiceFault, options } from '#forms/field/choices.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { common } from '#forms/field/fieldParts.ts';

export const schema = () =>
  z.strictObject({ kind: z.literal('checkboxGroup'), ...common, options: options() });

export const checkboxGroup = {
  control: 'checkboxGroup',
  isSeveral: true,
  fault: (value, field) =>
    value
      .split(',')
      .map((choice) => choiceFault(choice, field))
      .find(Boolean),
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
