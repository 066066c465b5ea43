import { z } from 'zod';
import { kindSchema, name } from '#forms/field/fieldParts.ts';
import { plainText } from '#content/fields.ts';
import type { BehaviorOf, FieldOfSchema } from '#forms/field/FieldKindBehavior.ts';
import { hiddenSource } from '#forms/field/sourceSchema.ts';
import { cleanLine } from '#lib/values/cleanText.ts';

export const schema = () =>
  kindSchema('hidden', 'A hidden value.', ['constant', 'tracking'], {
    name: name(),
    value: z.string().optional().meta({ title: 'Value', description: 'Fixed value to send.' }),
    from: hiddenSource().optional().meta({
      title: 'From',
      description: 'Where the value comes from when the form is sent; "value" is the fallback.',
    }),
    shownAs: plainText().optional().meta({
      title: 'Shown as',
      description:
        'Label for showing a person’s name from the URL to the visitor, such as “Your consultant”.',
    }),
  });
export type HiddenField = FieldOfSchema<typeof schema>;

/** Maximum length of a value from the visitor's browser. */
const longest = 2000;

export const hidden = {
  control: 'none',
  entered: (text, { from, value = '' }) => (from ? cleanLine(text) : value),
  sent: (found, { from, value }) => (from && cleanLine(found.slice(0, longest))) || value,
} satisfies BehaviorOf<typeof schema>;

/** Only for code that fills hidden fields; everything else uses the kind's behavior. */
export const isHidden = (field: { readonly kind: string }): field is HiddenField => field.kind === 'hidden';
