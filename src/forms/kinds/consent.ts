import { hint, kindSchema, named } from '#forms/field/fieldParts.ts';
import { inlineText, plainText } from '#content/fields.ts';
import { tickFault } from '#forms/field/choices.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  kindSchema(
    'consent',
    'A checkbox with a text that can have links.',
    ['agreement', 'terms', 'opt-in', 'accept'],
    {
      ...named,
      hint: hint(),
      text: inlineText().meta({
        title: 'Text',
        description: 'What the visitor agrees to by checking the box; can have links.',
      }),
      label: plainText().meta({
        title: 'Name',
        description: 'Short name of the consent for error messages.',
      }),
    },
  );

export const consent = {
  control: 'checkbox',
  fault: tickFault,
  isAgreement: true,
} satisfies BehaviorOf<typeof schema>;
