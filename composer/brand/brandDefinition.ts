import { z } from 'zod';
import { locales } from '#lib/format/locale.ts';
import { regulatorNames } from '#composer/page/regulators.ts';

const percent = (title: string, description: string) => z.number().positive().meta({ title, description });

const fallback = z.strictObject({
  local: z.array(z.string().min(1)).min(1).meta({
    title: 'System fonts',
    description: 'Names of system fonts; the first installed one is used.',
  }),
  weight: z
    .string()
    .regex(/^\d+( \d+)?$/, 'Expected a weight such as 600, or two such as 600 900')
    .optional()
    .meta({ title: 'Weight', description: 'Weights that the fallback replaces. Defaults to all.' }),
  ascent: percent('Ascent', 'Percent of the font size.'),
  descent: percent('Descent', 'Percent of the font size.'),
  lineGap: z.number().min(0).optional().meta({ title: 'Line gap', description: 'Percent of the font size.' }),
  size: percent('Size', 'Percent of the system font’s own size.'),
});

const font = z.strictObject({
  family: z.string().min(1).meta({ title: 'Family', description: 'Name used in the token files.' }),
  weight: z
    .string()
    .regex(/^\d+( \d+)?$/, 'Expected a weight such as 600, or the ends of a range such as 400 700')
    .meta({ title: 'Weight', description: 'One weight, or the ends of a variable font’s range.' }),
  style: z
    .enum(['normal', 'italic'])
    .default('normal')
    .meta({ title: 'Style', description: 'Upright or italic.' }),
  file: z
    .string()
    .regex(/^[\w./-]+\.woff2$/, 'Expected a file such as fonts/name.woff2')
    .meta({ title: 'File', description: 'WOFF2 file in the brand’s folder.' }),
  fallbacks: z.array(fallback).default([]).meta({
    title: 'Fallbacks',
    description: 'Metric-compatible system fonts, shown until the file loads.',
  }),
});

const name = (title: string, description: string) => z.string().trim().min(1).meta({ title, description });

/** `brand.json`: the names of the bank, and its fonts. */
export const brandDefinition = z.strictObject({
  $schema: z
    .string()
    .optional()
    .meta({ title: 'JSON Schema', description: 'Schema that editors use for completion.' }),
  name: name('Name', 'The name that visitors know, such as Elmstone Bank.'),
  legalName: name('Legal name', 'The registered name, such as Elmstone Bank, N.A.'),
  shortName: name('Short name', 'The name in running text, as in “an Elmstone account”.'),
  regulator: z.enum(regulatorNames).default('fdic').meta({
    title: 'Regulator',
    description:
      'Who insures the deposits: "fdic" for banks, "ncua" for credit unions. Decides the official sign, the statements, and which rules the check cites.',
  }),
  mark: z
    .string()
    .regex(/^M[\d\s.,a-zA-Z-]+$/, 'Expected an SVG path, such as M2 2h20v20H2z')
    .optional()
    .meta({
      title: 'Mark',
      description:
        'The mark on drawings of cards: an SVG path in a square of 24 units, filled by the even-odd rule. Where drawings show the mark of the site’s own brand, another brand shows its own.',
    }),
  terms: z
    .partialRecord(z.enum(locales), z.record(z.string().min(1), z.string()))
    .default({})
    .meta({
      title: 'Terms',
      description:
        'By language: words of the site’s texts, with those that this brand has in their place, such as "certificates of deposit": "share certificates". Longer ones win; they match whole words.',
    }),
  fonts: z
    .array(font)
    .default([])
    .meta({ title: 'Fonts', description: 'Font files of the families that tokens refer to.' }),
});
export type BrandDefinition = z.output<typeof brandDefinition>;
