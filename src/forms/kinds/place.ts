import { z } from 'zod';
import { choiceFault, options, placeholder } from '#forms/field/choices.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import { typed } from '#forms/field/fieldParts.ts';

export const schema = () =>
  z.strictObject({
    kind: z.enum(['country', 'state', 'province']).meta({
      title: 'Kind',
      description: 'A select with predefined options: countries, US states or Canadian provinces.',
      synonyms: { country: ['nation'], state: ['US state', 'region'], province: ['Canadian province'] },
    }),
    ...typed,
    options: options()
      .optional()
      .meta({ title: 'Choices', description: 'A subset, or a different order. Defaults to all options.' }),
    placeholder: placeholder(),
  });

type PlaceBehavior = BehaviorOf<typeof schema>;

export const country = {
  control: 'select',
  places: 'country',
  input: { autoComplete: 'country', width: 'medium' },
  fault: choiceFault,
} satisfies PlaceBehavior;

export const state = {
  ...country,
  places: 'state',
  input: { autoComplete: 'address-level1', width: 'medium' },
} satisfies PlaceBehavior;

export const province = { ...state, places: 'province' } satisfies PlaceBehavior;
