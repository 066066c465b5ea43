import { describe, expect, test } from 'vitest';
import { citiesUrl, locationsUrl, readBranchesIn, readCities, readLocations } from './locations.ts';

const branch = {
  stateCode: 'ME',
  addressLine1: '12 Main Street',
  addressLine2: 'South Portland, ME 04106',
  directionsUrl: 'https://www.openstreetmap.org/search?query=12+Main+Street',
  learnMorePagePath: '/locations.html',
};
const answerWith = (...cities: readonly unknown[]) => ({
  results: { states: [{ stateName: 'Maine', cities }] },
});
const [first] = readLocations(answerWith(branch)).flatMap(({ branches }) => branches);

describe('WIDG-12 answers of the location services', () => {
  test('a city and a state that the service does not name are those of the address', () => {
    const { stateCode: _stateCode, ...unnamed } = branch;
    const [found] = readLocations(answerWith(unnamed)).flatMap(({ branches }) => branches);
    expect([found?.cityName, found?.stateCode]).toEqual(['South Portland', 'ME']);
  });

  test.each([
    [{ state: 'ME', city: '' }, ['12 Main Street', '3 Ferry Street']],
    [{ state: 'me', city: 'bath' }, ['3 Ferry Street']],
    [{ state: 'New Hampshire', city: '' }, ['9 Hill Road']],
    [{ state: 'ME', city: 'Dover' }, []],
    [{ state: '', city: '' }, ['12 Main Street', '3 Ferry Street', '9 Hill Road']],
  ])('a service that answers with all branches: only those in %j are shown', (place, streets) => {
    const answer = {
      results: {
        states: [
          {
            stateName: 'Maine',
            cities: [branch, { ...branch, addressLine1: '3 Ferry Street', addressLine2: 'Bath, ME 04530' }],
          },
          {
            stateName: 'New Hampshire',
            cities: [{ addressLine1: '9 Hill Road', addressLine2: 'Dover, NH 03820' }],
          },
        ],
      },
    };
    const found = readBranchesIn({ domain: '/locations', ...place }, answer);
    expect(found.flatMap(({ branches }) => branches.map((one) => one.addressLine1))).toEqual(streets);
  });

  test.each([
    ['Portland, ME 04101', 'Portland'],
    ['Portland ME 04101-1234', 'Portland'],
    ['PORTLAND, ME', 'PORTLAND'],
    ['Portland, Maine 04101', 'Portland'],
    ['South Portland maine', 'South Portland'],
    ['Monument Square', ''],
    ['', ''],
  ])('the city of a branch at %j is %j', (addressLine2, cityName) => {
    const [found] = readLocations(answerWith({ ...branch, addressLine2 })).flatMap((one) => one.branches);
    expect(found?.cityName).toBe(cityName);
  });

  test.each([
    [{ addressLine2: 'Portland ME 04101' }, 1],
    [{ addressLine2: 'Portland, Maine 04101' }, 1],
    [{ addressLine2: 'Portland, Maine 04101', stateCode: undefined }, 1],
    [{ addressLine2: 'Monument Square' }, 1],
    [{ addressLine2: 'South Portland ME 04106' }, 0],
    [{ addressLine2: 'Portland OR 97201', stateCode: undefined }, 0],
  ])('in Portland, ME, the branch %j is shown %d times', (fields, count) => {
    const request = { domain: '/locations', state: 'ME', city: 'Portland' };
    expect(readBranchesIn(request, answerWith({ ...branch, ...fields }))).toHaveLength(count);
  });

  test('a branch is read by the names of the contract', () => {
    const whole = {
      ...branch,
      cityName: 'Portland',
      locImagePath: '/media/branch.svg',
      landMarkText: 'Beside the ferry',
      directionsTitle: 'Directions',
      phoneNumber: '207-555-0101',
      learnMoreTitle: 'More',
      pagePath: '/branches/me/portland-12-main-street.html',
      openingHours: ['Mo-Fr 09:00-17:00'],
      driveUpHours: ['Mo-Fr 08:00-18:00'],
      timeZone: 'America/New_York',
      pin: { x: 36, y: 201 },
      miles: 2.4,
      services: ['atm'],
    };
    const answer = answerWith({ ...whole, latitude: 43.66, longitude: -70.26 });
    expect(readLocations(answer)).toEqual([
      {
        stateName: 'Maine',
        map: undefined,
        branches: [{ ...whole, coordinates: { latitude: 43.66, longitude: -70.26 } }],
      },
    ]);
  });

  test('WIDG-12 SEC-03 a map is one of straight lines, and a time zone one that exists', () => {
    const withMap = (path: string) => ({
      results: {
        states: [{ stateName: 'Maine', map: { width: 10, height: 10, path }, cities: [branch] }],
      },
    });
    expect(readLocations(withMap('M1 2L3 4.5Z'))[0]?.map).toEqual({
      width: 10,
      height: 10,
      path: 'M1 2L3 4.5Z',
    });
    expect(readLocations(withMap('M1 2"><script>'))[0]?.map).toBeUndefined();
    const [found] = readLocations(answerWith({ ...branch, timeZone: 'Mars/Olympus' })).flatMap(
      (one) => one.branches,
    );
    expect(found?.timeZone).toBeUndefined();
  });

  test('what is missing is empty', () => {
    expect(first).toMatchObject({ phoneNumber: '', landMarkText: '', openingHours: [], services: [] });
  });

  test.each(['error', { error: 'unavailable' }, { results: 'error' }, null, [], {}, 'x', 7])(
    'an answer %j is a failure',
    (answer) => {
      expect(() => readLocations(answer)).toThrow('no results');
    },
  );

  test.each([{}, null, 'error', { cities: [] }])('cities %j are a failure', (answer) => {
    expect(() => readCities(answer)).toThrow('no list');
  });

  test('cities are texts that say something', () => {
    expect(readCities(['Bath', ' York ', '', 7, null])).toEqual(['Bath', 'York']);
  });

  test('states without branches and branches without an address are left out', () => {
    expect(readLocations(answerWith({}, null, 7, { addressLine1: ' ' }))).toEqual([]);
    expect(readLocations({ results: {} })).toEqual([]);
  });

  test.each(['javascript:alert(1)', '//evil.example', 'http://maps.example', 'data:text/html,x', '\\\\x'])(
    'SEC-01 directions to %s are none',
    (directionsUrl) => {
      const [found] = readLocations(answerWith({ ...branch, directionsUrl })).flatMap((one) => one.branches);
      expect(found?.directionsUrl).toBe('');
    },
  );

  test('the root page is the domain; a state and a city are beside it, whatever is in their names', () => {
    const asked = locationsUrl({ domain: '/locations', state: 'ME', city: '../x/y?z' });
    expect(asked).toMatch(/^\/svt\/ecm\/productfilterresults\?/);
    expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toEqual({
      domain: '/locations',
      state: 'ME',
      city: '../x/y?z',
    });
    expect(locationsUrl({ domain: '/locations', state: '', city: '' })).toMatch(/\?domain=%2Flocations$/);
    expect(citiesUrl({ serviceBase: '/svt/elmstone', domain: '/locations', state: 'N&H' })).toBe(
      '/svt/elmstone/dynamicDropdown?rootTagPath=%2Flocations&subCategoryVal=N%26H',
    );
  });
});
