import { z } from 'zod';
import { choiceFault, options } from '#forms/field/choices.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { common } from '#forms/field/fieldParts.ts';

export const schema = () => z.strictObject({ kind: z.literal('radioGroup'), ...common, options: options() });

export const radioGroup = {
  control: 'radioGroup',
  fault: choiceFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
