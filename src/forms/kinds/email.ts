import { z } from 'zod';
import { autocomplete, kindSchema, typed } from '#forms/field/fieldParts.ts';
import { exact } from '#forms/field/exact.ts';
import type { BehaviorOf } from '#forms/field/FieldKindBehavior.ts';
import { cleanLine } from '#lib/values/cleanText.ts';
import { isEmailAddress } from '#lib/visitor/emailAddress.ts';

export const schema = () =>
  kindSchema('email', 'An email address.', ['mail', 'e-mail address'], {
    ...typed,
    autocomplete: autocomplete('email'),
    restrictedDomains: z
      .array(
        z
          .string()
          .regex(
            /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u,
            'Expected the domain of addresses without the @, such as example.com',
          ),
      )
      .default([])
      .meta({ title: 'Restricted domains', description: 'Domains that are not accepted.' }),
    serverCheck: z.boolean().default(false).meta({
      title: 'Server check',
      description: 'If true, the server checks whether the address can receive mail.',
    }),
  });

export const email = {
  control: 'line',
  words: ['errorEmail', 'errorEmailDomain', 'errorEmailServer', 'errorEmailServerFailed', 'checkingEmail'],
  input: { ...exact, type: 'email', inputMode: 'email', autoComplete: 'email', width: 'full' },
  /** Joiners and other invisible characters, which are pasted with an address, are not part of it. */
  entered: (text) => cleanLine(text.replace(/\p{Cf}/gu, '')),
  isServerChecked: ({ serverCheck }) => serverCheck,
  fault(value, { messages, restrictedDomains }) {
    if (!isEmailAddress(value)) return { own: messages.format, word: 'errorEmail' };
    const domain = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
    const isRestricted = restrictedDomains.some((name) => domain === name.toLowerCase());
    return isRestricted ? { own: messages.restricted, word: 'errorEmailDomain' } : undefined;
  },
} satisfies BehaviorOf<typeof schema>;
