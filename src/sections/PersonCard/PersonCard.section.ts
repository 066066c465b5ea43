import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './PersonCard.schema.ts';
import { PersonCard as View } from './PersonCard.tsx';
import { words } from './PersonCard.words.ts';

const face = (name: string) => ({ src: `/media/person-${name}.svg`, alt: '', width: 320, height: 320 });
const call = { text: 'Call 800-555-0142', href: 'tel:+18005550142' };
const appointment = { text: 'Book a time', href: '/appointments.html' };

const amara = {
  name: 'Amara Whitfield',
  role: 'Home loan officer, Portland',
  image: face('amara'),
  text: 'Ask her what your first house may cost, before you look at one.',
  languages: 'English',
  hours: 'Monday to Friday, 9 a.m. to 5 p.m.',
  nmls: '9999999',
  call,
  appointment,
};
const walter = {
  name: 'Walter Lindqvist',
  role: 'Advisor, Elmstone Advisors',
  image: face('walter'),
  hours: 'Tuesday to Thursday, 10 a.m. to 4 p.m.',
  call,
  appointment,
};
const jun = {
  name: 'Jun Nakamura',
  role: 'Business banker, Boston',
  image: face('jun'),
  text: 'From the first account to the tenth employee.',
  languages: 'English, Japanese and Chinese',
  hours: 'Monday to Friday, 8 a.m. to 4 p.m.',
  call,
  appointment,
};

export const section = defineSection({
  name: 'PersonCard',
  group: 'Text and media',
  summary: 'People of the bank with a face, their hours, a number to call and a way to book time.',
  synonyms: ['banker', 'team', 'people', 'staff', 'profile', 'contact person', 'advisor'],
  schema,
  View,
  words,
  pictures: {
    'people.image': ({ people }) =>
      people.length === 1 ? { xs: 6.5, md: 15, shape: 1 } : { xs: 6.5, md: 9, shape: 1 },
  },
  standsApart: true,
  examples: {
    /** One person: a large face beside the words. */
    default: { heading: 'Your banker in Portland', people: [amara] },
    /** Three people. */
    three: {
      heading: 'People who answer',
      text: 'Call, or book half an hour.',
      people: [amara, walter, jun],
      tone: 'quiet',
    },
    /** The least: no text, no languages and no appointment. */
    least: {
      heading: 'Who to ask',
      people: [
        { name: 'Rosa Delgado', role: 'Branch manager', image: face('rosa'), hours: 'Every day', call },
      ],
    },
    /** Long names and texts do not widen the card. */
    longest: {
      heading: 'People with long names and much to say',
      people: [
        {
          ...amara,
          name: 'Amara Featherstonehaugh-Cholmondeley Whitfield',
          role: 'Senior vice president of residential lending and community development, northern New England',
          text: 'Ask her about first houses, second houses, houses in towns with septic systems, and everything that a lender wants to know before you have found one.',
          hours:
            'Monday to Friday from 9 a.m. to 5 p.m., and on the first Saturday of each month from 10 a.m. to 1 p.m.',
        },
        jun,
      ],
    },
    /** In Spanish. */
    spanish: {
      heading: 'Hable con Rosa',
      people: [
        {
          name: 'Rosa Delgado',
          role: 'Gerente de sucursal, Hartford',
          image: face('rosa'),
          text: 'Pregúntele lo que no entienda: para eso está.',
          languages: 'Español e inglés',
          hours: 'De lunes a viernes, de 9 a 17 horas',
          call: { text: 'Llamar al 800-555-0142', href: 'tel:+18005550142' },
          appointment: { text: 'Reservar una cita', href: '/es/appointments.html' },
        },
      ],
    },
  },
  accessibility: [
    'People are a list, each with a heading.',
    'The face is decorative, because the name is beside it.',
    'Links with the same words are told apart by the person’s name.',
  ],
});
