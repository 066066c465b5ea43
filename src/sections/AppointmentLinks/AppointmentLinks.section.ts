import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './AppointmentLinks.schema.ts';
import { AppointmentLinks as View } from './AppointmentLinks.tsx';

export const section = defineSection({
  name: 'AppointmentLinks',
  group: 'Forms and tools',
  summary: 'Buttons for booking an appointment with a banker.',
  synonyms: ['book an appointment', 'appointment scheduling', 'meet a banker'],
  schema,
  View,
  bringsLinks: true,
  examples: {
    /** For personal and for business banking. */
    default: {
      heading: 'Meet a banker',
      text: 'In a branch, by phone or by video, for as long as it takes.',
      appointments: [
        {
          bankingType: 'pb',
          text: '**For you and your family.** Accounts, loans, a first home.',
          link: { text: 'Book for personal banking', href: '/contact-us.html' },
        },
        {
          bankingType: 'bb',
          text: '**For your business.** Payments, credit, people who know your trade.',
          link: { text: 'Book for business banking', href: '/business/talk-to-us.html' },
        },
      ],
    },
    /** A single button. */
    one: {
      heading: 'Talk it over',
      appointments: [{ bankingType: 'pb', link: { text: 'Book a time', href: '/contact-us.html' } }],
    },
    /** In Spanish. */
    spanish: {
      heading: 'Hable con un banquero',
      appointments: [{ bankingType: 'pb', link: { text: 'Pedir una cita', href: '/es/contact-us.html' } }],
    },
  },
  accessibility: [
    'Buttons are links that work from the start, even without JavaScript.',
    'Changed destinations are not announced: the link names still apply.',
  ],
});
