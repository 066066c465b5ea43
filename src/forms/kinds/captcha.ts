import { z } from 'zod';
import { kindName } from '#forms/field/kindName.ts';
import { plainText } from '#content/text.ts';
import type { FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';

export const schema = () =>
  z
    .strictObject({
      kind: kindName('captcha', 'Tells people from programs.', ['recaptcha', 'hcaptcha', 'bot check']),
      name: z
        .literal('captcha_response')
        .default('captcha_response')
        .meta({ title: 'Name', description: 'Key under which the proof is sent.' }),
      label: plainText()
        .optional()
        .meta({ title: 'Label', description: 'Words of the challenge; the site’s own without it.' }),
      captchaType: z
        .enum(['v3', 'challenge'])
        .default('v3')
        .meta({ title: 'Type', description: 'v3 works unseen; a challenge asks the visitor to tick a box.' }),
    })
    .meta({ portico: 'captcha' });
export type CaptchaField = z.output<ReturnType<typeof schema>>;

export const captcha = { control: 'none' } satisfies FieldKindBehavior<CaptchaField>;

/** For what proves that a form comes from a person, which no other kind has to do with. */
export const isCaptcha = (field: { readonly kind: string }): field is CaptchaField =>
  field.kind === 'captcha';
