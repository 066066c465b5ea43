import { common, kindSchema } from '#forms/field/fieldParts.ts';
import { tickFault } from '#forms/field/choices.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  kindSchema('checkbox', 'A checkbox.', ['tickbox', 'toggle', 'switch', 'boolean'], common);

export const checkbox = { control: 'checkbox', fault: tickFault } satisfies BehaviorOf<typeof schema>;
