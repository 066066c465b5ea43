import { citiesQuery, locationsQuery, readBranchesIn, readCities } from '#data/locations.ts';
import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './LocationFinder.schema.ts';
import { LocationFinder as View } from './LocationFinder.tsx';
import { words } from './LocationFinder.words.ts';
import { domainOf, placeFields, titleMark } from './place.ts';

/** Number of holidays that the browser knows: enough to say when a branch opens again. */
const comingHolidays = 2;

const states = [
  { stateCode: 'ME', stateName: 'Maine' },
  { stateCode: 'NH', stateName: 'New Hampshire' },
  { stateCode: 'VT', stateName: 'Vermont' },
];

export const section = defineSection({
  name: 'LocationFinder',
  group: 'Forms and tools',
  summary: 'Finds the bank’s branches by zip code, or by state and city.',
  synonyms: ['branch locator', 'branches', 'store locator'],
  schema,
  View,
  bringsLinks: true,
  words,
  // Directions to branches.
  leadsTo: ['https://www.openstreetmap.org/'],
  resolve: (props, { locations, locale }) => {
    const known = locations?.();
    const listed = props.states.length > 0 ? props.states : [...(known?.states ?? [])];
    return { ...props, states: listed, holidays: (known?.holidays(locale) ?? []).slice(0, comingHolidays) };
  },
  queries: (props, { serviceBase, locale, locations }) => {
    const known = locations?.();
    if (!known) return [];
    const request = { domain: domainOf(props, locale), state: props.state, city: '' };
    return [
      { queryKey: locationsQuery(request).queryKey, answer: readBranchesIn(request, known.results(request)) },
      {
        queryKey: citiesQuery({ serviceBase, ...request }).queryKey,
        answer: readCities(known.cities(props.state)),
      },
    ];
  },
  hydrate: 'interaction',
  request: {
    method: 'get',
    fields: placeFields,
    titleMark: (props, asked, known) => titleMark(props, asked.toString(), known),
  },
  examples: {
    /** The branches of Maine, before a search. */
    default: {
      heading: 'Find a branch',
      text: 'Choose a state, and a city if you like.',
      bank: 'Elmstone Bank',
      states,
      noResults: {
        heading: 'We are not there yet',
        text: 'Everything but cash also works by phone: call [800-555-0142](tel:+18005550142).',
      },
      error: 'Branches cannot be shown right now. Please try again in a moment.',
    },
    /** In Spanish. */
    spanish: {
      heading: 'Encuentre una sucursal',
      bank: 'Elmstone Bank',
      states,
      noResults: {
        heading: 'Todavía no estamos allí',
        text: 'Llámenos al [800-555-0142](tel:+18005550142).',
      },
      error: 'No se pueden mostrar las sucursales. Inténtelo de nuevo en un momento.',
    },
  },
  accessibility: [
    'Choosing a state only changes the cities; branches change when the visitor searches or chooses a filter.',
    'Filters are checkboxes. They apply at once, keep the focus, and the number of branches is announced.',
    'The map is a picture whose text names the state and the cities; the list says everything that it shows.',
    'Results are announced and receive focus after the visitor searches.',
    'States and cities are headings, and each link names its branch.',
  ],
});
