import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './IconList.schema.ts';
import { IconList as View } from './IconList.tsx';

export const section = defineSection({
  name: 'IconList',
  group: 'Text and media',
  summary: 'Short points, each with an icon.',
  synonyms: ['icons', 'feature list', 'benefits', 'checklist', 'key points'],
  schema,
  View,
  standsApart: true,
  examples: {
    /** Items of different length have equal heights, except on small screens. */
    default: {
      heading: 'What you need to open an account',
      items: [
        { icon: 'card', text: 'A driver’s license, state ID or passport' },
        { icon: 'shield', text: 'Your Social Security number or individual taxpayer identification number' },
        {
          icon: 'home',
          text: 'Your street address, and the one before it if you moved in the last two years',
        },
        { icon: 'savings', text: 'The account that the first deposit comes from' },
      ],
    },
    /** On a quiet panel. */
    quiet: {
      heading: 'Before you call',
      tone: 'quiet',
      items: [
        { icon: 'phone', text: 'We answer from **8 a.m. to 8 p.m.**' },
        { icon: 'lock', text: 'We never ask for your password' },
      ],
    },
    /** In Spanish. */
    spanish: {
      heading: 'Lo que necesita',
      items: [
        { icon: 'card', text: 'Un documento de identidad con fotografía' },
        { icon: 'home', text: 'Su dirección' },
      ],
    },
  },
  accessibility: ['The points are a list; the icons are decorative.'],
});
