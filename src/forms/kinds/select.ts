import { z } from 'zod';
import { kindName, typed } from '#forms/field/fieldParts.ts';
import { choiceFault, options, placeholder } from '#forms/field/choices.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  z.strictObject({
    kind: kindName('select', 'A select.', ['dropdown', 'combobox', 'listbox', 'picker', 'choice']),
    ...typed,
    options: options(),
    placeholder: placeholder(),
  });

export const select = {
  control: 'select',
  fault: choiceFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
