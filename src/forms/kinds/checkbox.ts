import { z } from 'zod';
import { tickFault } from '#forms/field/choices.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { common } from '#forms/field/fieldParts.ts';

export const schema = () => z.strictObject({ kind: z.literal('checkbox'), ...common });

export const checkbox = {
  control: 'checkbox',
  fault: tickFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
