import type { Holiday } from '#lib/format/openingHours.ts';
import type { KnownBranch } from './siteData.ts';

const portland = {
  stateCode: 'ME',
  cityName: 'Portland',
  addressLine1: '14 Exchange Street',
  addressLine2: 'Portland, ME 04101',
  landMarkText: 'Across from the ferry',
  directionsUrl: 'https://www.openstreetmap.org/search?query=14+Exchange+Street%2C+Portland%2C+ME+04101',
  directionsTitle: 'Directions',
  phoneNumber: '207-555-0101',
  learnMorePagePath: '/appointments/request.html',
  learnMoreTitle: 'Book time with a banker',
  openingHours: ['Mo-Th 09:00-17:00', 'Fr 09:00-18:00', 'Sa 09:00-12:00'],
  driveUpHours: ['Mo-Fr 08:00-18:00', 'Sa 08:30-13:00'],
  timeZone: 'America/New_York',
  services: ['atm', 'driveUp', 'safeDeposit', 'notary', 'spanish', 'accessible'],
  latitude: 43.6573,
  longitude: -70.2534,
  pin: { x: 36, y: 201 },
  banker: {
    name: 'Amara Whitfield',
    role: 'Home loan officer',
    imagePath: '/media/person-amara.svg',
    nmls: '9999999',
    appointmentPath: '/appointments/request.html?banker=amara',
  },
};

const map = {
  width: 172,
  height: 240,
  path: 'M10 196L22 161L28 98L56 14L76 24L104 10L132 38L138 96L162 128L110 168L62 196L34 230Z',
};

const bath = {
  stateCode: 'ME',
  cityName: 'Bath',
  addressLine1: '1 Front Street',
  addressLine2: 'Bath, ME 04530',
  phoneNumber: '207-555-0102',
  openingHours: ['Mo-Fr 09:00-17:00'],
  timeZone: 'America/New_York',
};

const branches = new Map<string, unknown>([
  ['me/portland-14-exchange-street', { stateName: 'Maine', map, cities: [portland] }],
  ['me/bath-1-front-street', { stateName: 'Maine', cities: [bath] }],
]);

/** Holidays for sections that are shown alone. */
export const sampleHolidays: readonly Holiday[] = [
  { date: '2026-11-26', name: 'Thanksgiving Day' },
  { date: '2099-12-24', name: 'Christmas Eve', hours: '09:00-12:00' },
  { date: '2099-12-25', name: 'Christmas Day' },
];

/** Finds a branch for sections that are shown alone. */
export function sampleBranch(id: string): KnownBranch | undefined {
  const state = branches.get(id);
  return state === undefined
    ? undefined
    : {
        answer: { results: { states: [state] } },
        holidays: sampleHolidays,
      };
}
