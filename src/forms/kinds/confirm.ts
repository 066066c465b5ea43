import { kindSchema, secret } from '#forms/field/fieldParts.ts';
import { fieldName } from '#forms/field/conditionSchema.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  kindSchema('confirm', 'Asks for a value a second time.', ['confirmation', 'repeat', 'retype'], {
    ...secret,
    of: fieldName().meta({ title: 'Of', description: 'Name of the field to confirm.' }),
  });

export const confirm = {
  control: 'line',
  words: ['errorMismatch'],
  confirms: ({ of }) => of,
  dependsOn: ({ of }) => [of],
} satisfies BehaviorOf<typeof schema>;
