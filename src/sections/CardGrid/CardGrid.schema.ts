import { z } from 'zod';
import { type IconName, iconNames } from '#components/data-display/Icon.tsx';
import { image, inlineText, introFields, link, tone } from '#content/fields.ts';

/** Names in other icon sets. */
const iconSynonyms: Partial<Record<IconName, readonly string[]>> = {
  card: ['credit-card', 'debit-card', 'payment'],
  home: ['house'],
  info: ['information', 'info-circle'],
  leaf: ['plant', 'growth'],
  lock: ['security', 'secure', 'padlock'],
  menu: ['hamburger'],
  phone: ['telephone', 'call'],
  pin: ['location', 'map', 'marker', 'map-pin'],
  savings: ['bank', 'piggy-bank'],
  search: ['magnifier', 'magnifying-glass'],
  shield: ['protection', 'insurance'],
  warning: ['alert', 'exclamation'],
};

const card = z.strictObject({
  icon: z
    .enum(iconNames)
    .meta({ synonyms: iconSynonyms })
    .optional()
    .meta({ title: 'Icon', description: 'An icon next to the heading.' }),
  image: image().optional().meta({ title: 'Image', description: 'Shown above the heading.' }),
  heading: inlineText().meta({ title: 'Heading', description: 'Names the card.' }),
  text: inlineText().optional().meta({ title: 'Text', description: 'One or two sentences.' }),
  link: link()
    .optional()
    .meta({ title: 'Link', description: 'Where the card links to; the whole card is clickable.' }),
});

export const schema = z.strictObject({
  ...introFields('Names the group of cards.', 'Introduces the cards.'),
  cards: z
    .array(card)
    .min(1)
    .max(12)
    .meta({ title: 'Cards', description: 'From left to right, top to bottom.' }),
  columns: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .default(3)
    .meta({ title: 'Columns', description: 'On large screens; fewer on smaller ones.' }),
  tone: tone('the cards'),
});
export type Props = z.output<typeof schema>;
