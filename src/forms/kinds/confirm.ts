import { z } from 'zod';
import { kindName, secret } from '#forms/field/fieldParts.ts';
import { fieldName } from '#forms/field/conditionSchema.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('confirm', 'Asks for a value a second time.', ['confirmation', 'repeat', 'retype']),
    ...secret,
    of: fieldName().meta({ title: 'Of', description: 'Name of the field to confirm.' }),
  });

export const confirm = {
  control: 'line',
  confirms: ({ of }) => of,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
