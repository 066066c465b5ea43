import { z } from 'zod';
import { kindName } from '#forms/field/fieldParts.ts';
import { plainText } from '#content/fields.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  z
    .strictObject({
      kind: kindName('captcha', 'Distinguishes people from bots.', ['recaptcha', 'hcaptcha', 'bot check']),
      name: z
        .literal('captcha_response')
        .default('captcha_response')
        .meta({ title: 'Name', description: 'Key that the proof is sent under.' }),
      label: plainText()
        .optional()
        .meta({ title: 'Label', description: 'Label of the challenge. Defaults to the site’s words.' }),
      captchaType: z.enum(['v3', 'challenge']).default('v3').meta({
        title: 'Type',
        description: '"v3" is invisible; "challenge" asks the visitor to check a box.',
      }),
    })
    .meta({ portico: 'captcha' });
export type CaptchaField = z.output<ReturnType<typeof schema>>;

export const captcha = { control: 'none' } satisfies FieldKindBehavior<CaptchaField>;

/** Only for code that handles captchas; everything else uses the kind's behavior. */
export const isCaptcha = (field: { readonly kind: string }): field is CaptchaField =>
  field.kind === 'captcha';
