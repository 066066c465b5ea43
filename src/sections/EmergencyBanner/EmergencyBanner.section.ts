import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './EmergencyBanner.schema.ts';
import { EmergencyBanner as View } from './EmergencyBanner.tsx';
import { nearHoliday } from './nearHoliday.ts';
import { words } from './EmergencyBanner.words.ts';

export const section = defineSection({
  name: 'EmergencyBanner',
  group: 'Page frame',
  summary: 'An urgent message above everything else, which visitors can close.',
  synonyms: ['alert', 'alert banner', 'notice', 'announcement'],
  schema,
  View,
  words,
  resolve: (props, { holidays = [], today = holidays[0]?.date }) => {
    const { beforeHolidays } = props;
    if (beforeHolidays === undefined || today === undefined) return props;
    const days = holidays.map(({ date }) => date);
    return { ...props, holidays, near: nearHoliday(days, today, beforeHolidays) };
  },
  examples: {
    /** A warning that visitors can dismiss. */
    default: {
      bannerId: 'storm',
      heading: 'Branches on the coast close at noon today.',
      text: 'Online banking works as usual. [See open branches](/contact-us.html)',
    },
    /** The most urgent tone. */
    emergency: {
      bannerId: 'outage',
      severity: 'emergency',
      heading: 'Card payments are delayed.',
      text: 'We are working on it; no payment is lost.',
    },
    /** A calm notice. */
    information: {
      bannerId: 'maintenance',
      severity: 'information',
      heading: 'Planned maintenance on Sunday from 2 to 4 a.m.',
    },
    /** Only shown near a holiday of the branches, which it names. */
    holiday: {
      bannerId: 'holiday-hours',
      severity: 'information',
      beforeHolidays: 7,
      heading: 'Branches keep holiday hours.',
      text: '[See your branch’s hours](/locations.html)',
    },
    /** In Spanish. */
    spanish: { bannerId: 'tormenta', heading: 'Las sucursales de la costa cierran hoy al mediodía.' },
  },
  accessibility: [
    'A region with a name; it is not announced over what the visitor reads.',
    'The close button has a name and a 44-pixel target, and works without JavaScript.',
  ],
});
