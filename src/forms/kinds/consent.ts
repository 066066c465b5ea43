import { z } from 'zod';
import { inlineText, plainText } from '#content/text.ts';
import { tickFault } from '#forms/field/choices.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { hint, named } from '#forms/field/fieldParts.ts';

export const schema = () =>
  z.strictObject({
    kind: z.literal('consent'),
    ...named,
    hint: hint(),
    text: inlineText().meta({
      title: 'Text',
      description: 'What the visitor agrees to by ticking the box; may have links.',
    }),
    label: plainText().meta({ title: 'Name', description: 'Short name of the consent for messages.' }),
  });

export const consent = {
  control: 'checkbox',
  fault: tickFault,
} satisfies FieldKindBehavior<z.output<ReturnType<typeof schema>>>;
