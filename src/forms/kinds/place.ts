import { z } from 'zod';
import { fieldName } from '#forms/field/conditionSchema.ts';
import { choiceFault, options, placeholder } from '#forms/field/choices.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import { mayBeIn } from '#lib/visitor/zipStates.ts';
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
    zip: fieldName().optional().meta({
      title: 'Zip',
      description:
        'Of a state: the name of the field with the zip code of the same address, which it must match.',
    }),
  });

type PlaceBehavior = BehaviorOf<typeof schema>;

export const country = {
  control: 'select',
  words: ['selectPlaceholder'],
  places: 'country',
  input: { autoComplete: 'country', width: 'medium' },
  fault: choiceFault,
} satisfies PlaceBehavior;

export const state = {
  ...country,
  words: ['selectPlaceholder', 'errorZipState'],
  dependsOn: ({ zip }) => (zip === undefined ? [] : [zip]),
  /** VAL-10, and a state that the zip code cannot be in. */
  fault(value, field, { answerTo }) {
    const zip = field.zip === undefined ? '' : answerTo(field.zip).value;
    const isElsewhere = /^\d{5}/.test(zip) && !mayBeIn(zip, value);
    return (
      choiceFault(value, field) ??
      (isElsewhere ? { own: field.messages.mismatch, word: 'errorZipState', other: zip } : undefined)
    );
  },
  places: 'state',
  input: { autoComplete: 'address-level1', width: 'medium' },
} satisfies PlaceBehavior;

export const province = {
  ...country,
  places: 'province',
  input: state.input,
} satisfies PlaceBehavior;
