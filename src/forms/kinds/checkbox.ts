import { z } from 'zod';
import { common, kindName } from '#forms/field/fieldParts.ts';
import { tickFault } from '#forms/field/choices.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('checkbox', 'A checkbox.', ['tickbox', 'toggle', 'switch', 'boolean']),
    ...common,
  });

export const checkbox = {
  control: 'checkbox',
  fault: tickFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
