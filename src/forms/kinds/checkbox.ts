import { z } from 'zod';
import { kindName } from '#forms/field/kindName.ts';
import { tickFault } from '#forms/field/choices.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { common } from '#forms/field/fieldParts.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('checkbox', 'A checkbox.', ['tickbox', 'toggle', 'switch', 'boolean']),
    ...common,
  });

export const checkbox = {
  control: 'checkbox',
  fault: tickFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
