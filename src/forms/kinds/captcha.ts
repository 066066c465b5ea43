import { z } from 'zod';
import { kindSchema } from '#forms/field/fieldParts.ts';
import { plainText } from '#content/fields.ts';
import type { BehaviorOf, FieldOfSchema } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  kindSchema('captcha', 'Distinguishes people from bots.', ['recaptcha', 'hcaptcha', 'bot check'], {
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
  }).meta({ portico: 'captcha' });
export type CaptchaField = FieldOfSchema<typeof schema>;

export const captcha = {
  control: 'none',
  words: ['captchaLabel', 'captchaHint', 'captchaWorking', 'captchaDone', 'captchaBadge'],
} satisfies BehaviorOf<typeof schema>;

/** Only for code that handles captchas; everything else uses the kind's behavior. */
export const isCaptcha = (field: { readonly kind: string }): field is CaptchaField =>
  field.kind === 'captcha';
