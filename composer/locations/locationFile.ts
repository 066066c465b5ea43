import { z } from 'zod';
import { schemaReference } from '#content/schemaReference.ts';
import { latitude, longitude, stateCode } from './placeFields.ts';
import { href, mediaPath, nmlsId } from '#content/fields.ts';
import { defaultTimeZone, isTimeZone } from '#lib/format/dates.ts';

const short = () => z.string().trim().min(1).max(80).meta({ portico: 'plain' });

/** A text in each language of the site. English is the fallback. */
const translated = <Text extends z.ZodType>(text: () => Text) =>
  z.strictObject({
    en: text().meta({
      title: 'English',
      description: 'English text; also the fallback for other languages.',
    }),
    es: text().optional().meta({ title: 'Spanish', description: 'On Spanish pages.' }),
    zh: text().optional().meta({ title: 'Chinese', description: 'On Chinese pages.' }),
  });

/** Services that a branch can offer in addition to its counter. */
const branchServices = [
  'atm',
  'driveUp',
  'safeDeposit',
  'notary',
  'spanish',
  'chinese',
  'accessible',
] as const;

const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';

/** Opening hours in schema.org's format. */
const openingHours = z
  .string()
  .regex(
    new RegExp(`^${day}(?:-${day})? ${time}-${time}$`),
    'Expected days and hours such as Mo-Fr 09:00-17:00',
  );

/** Somebody who works at a branch. */
const banker = z.strictObject({
  name: short().meta({ title: 'Name', description: 'First and last name.' }),
  role: translated(short).meta({ title: 'Role', description: 'Such as Home loan officer.' }),
  picture: mediaPath().meta({
    title: 'Picture',
    description: 'A face in a square, in pages-json/media. Decorative: the name is beside it.',
    portico: 'media',
  }),
  nmls: nmlsId(),
  appointment: translated(href).optional().meta({
    title: 'Appointment',
    description:
      'Page on which to book time with this person. {branch.parameter} in it becomes the street and city of the branch.',
  }),
});

const branch = z.strictObject({
  city: short().meta({ title: 'City', description: 'Such as Portland.' }),
  street: short().meta({ title: 'Street', description: 'Number and street, such as 12 Main Street.' }),
  zip: z
    .string()
    .regex(/^\d{5}$/, 'Expected five digits')
    .meta({ title: 'Zip code', description: 'Five digits.' }),
  latitude: latitude().optional().meta({
    title: 'Latitude',
    description: 'In degrees, such as 43.6591. For distances and the map; needs a longitude.',
  }),
  longitude: longitude().optional().meta({
    title: 'Longitude',
    description: 'In degrees; negative in the USA, such as -70.2568.',
  }),
  phone: z
    .string()
    .regex(/^\d{3}-\d{3}-\d{4}$/, 'Expected a number such as 207-555-0142')
    .meta({ title: 'Telephone', description: 'Such as 207-555-0142.' }),
  landmark: translated(short)
    .optional()
    .meta({ title: 'Landmark', description: 'How to find it, such as Across from the public library.' }),
  picture: mediaPath().optional().meta({
    title: 'Picture',
    description:
      'A file in pages-json/media, such as /media/branch.svg. Decorative: the address names the branch.',
    portico: 'media',
  }),
  banker: banker.optional().meta({
    title: 'Banker',
    description: 'Who welcomes visitors. Shown with a face on the page of the branch.',
  }),
  learnMore: z
    .strictObject({
      page: translated(href).meta({ title: 'Page', description: 'Page about this branch.' }),
      title: translated(short)
        .optional()
        .meta({ title: 'Link text', description: 'Defaults to “What you can do here”.' }),
    })
    .optional()
    .meta({ title: 'Learn more', description: 'Replaces the page of the whole state.' }),
  hours: z
    .array(openingHours)
    .min(1)
    .max(7)
    .meta({ title: 'Hours', description: 'In schema.org format: Mo-Th 09:00-17:00, Fr 09:00-18:00.' }),
  driveUpHours: z.array(openingHours).min(1).max(7).optional().meta({
    title: 'Hours of the drive-up',
    description: 'Of the drive-up window, if they differ, in the same format.',
  }),
  services: z
    .array(z.enum(branchServices))
    .default([])
    .meta({ title: 'Services', description: 'Services besides the counter.' }),
});

/** `locations/{state}.json`: the branches in one state. */
export const locationFile = z
  .strictObject({
    $schema: schemaReference,
    stateCode: stateCode(),
    stateName: short().meta({ title: 'State', description: 'Such as Maine.' }),
    timeZone: z
      .string()
      .refine(isTimeZone, 'Expected a name such as America/New_York')
      .default(defaultTimeZone)
      .meta({ title: 'Time zone', description: 'In which the hours are, such as America/Chicago.' }),
    learnMore: translated(href)
      .optional()
      .meta({ title: 'Learn more', description: 'Page that describes what visitors can do at a branch.' }),
    branches: z.array(branch).min(1).meta({ title: 'Branches', description: 'In any order.' }),
  })
  .superRefine(({ branches }, context) => {
    const addresses = new Set<string>();
    branches.forEach(({ street, zip }, index) => {
      const address = `${street} ${zip}`.toLowerCase();
      if (addresses.has(address))
        context.addIssue({
          code: 'custom',
          path: ['branches', index, 'street'],
          message: 'Expected an address that differs from all other branches',
        });
      addresses.add(address);
    });
  });
export type LocationFile = z.output<typeof locationFile>;
export type BranchEntry = LocationFile['branches'][number];
export type BranchService = (typeof branchServices)[number];
