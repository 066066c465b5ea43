import { z } from 'zod';
import { siteLink } from '#content/fields.ts';
import { locales } from '#lib/format/locale.ts';

export const schema = z.strictObject({
  links: z
    .array(siteLink())
    .max(5)
    .default([])
    .meta({ title: 'Links', description: 'Short links such as Locations or Help.' }),
  languages: z
    .array(z.enum(locales))
    .default([...locales])
    .meta({
      title: 'Languages',
      description: 'Languages to switch to; each leads to this page in that language, or to its home page.',
    }),
});
export type Props = z.output<typeof schema>;
