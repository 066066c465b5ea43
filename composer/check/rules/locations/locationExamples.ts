import type { ProblemExamples } from '#composer/problems/problemExample.ts';
import type { locationCodes } from './locationCodes.ts';

const branch = {
  city: 'Portland',
  street: '12 Main Street',
  zip: '04101',
  phone: '207-555-0142',
  hours: ['Mo-Fr 09:00-17:00'],
};
const maine = (more: object = {}, stateCode = 'ME') => ({
  stateCode,
  stateName: 'Maine',
  branches: [{ ...branch, ...more }],
});

export const locationExamples: ProblemExamples<typeof locationCodes> = {
  'hours-end-early': { 'locations/me.json': maine({ hours: ['Mo-Fr 17:00-09:00'] }) },
  'zip-in-other-state': { 'locations/me.json': maine({ zip: '02139' }) },
  'state-duplicate': {
    'locations/maine.json': maine(),
    'locations/me.json': maine({ street: '98 Congress Street' }),
  },
  'state-unknown': { 'locations/me.json': maine({}, 'MX') },
};
