import { z } from 'zod';
import { choiceFault, options, placeholder } from '#forms/field/choices.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { typed } from '#forms/field/fieldParts.ts';

export const schema = () =>
  z.strictObject({ kind: z.literal('select'), ...typed, options: options(), placeholder: placeholder() });

export const select = {
  control: 'select',
  fault: choiceFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
