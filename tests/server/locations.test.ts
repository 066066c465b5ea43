import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locationFile } from '#composer/locations/locationFile.ts';
import { readCities, readLocations } from '#data/locations.ts';
import { bankService } from '#tests/server/fixtures/bankService.ts';
import { PublishedSite, siteForTest } from '#tests/server/fixtures/publishedSite.ts';
import { send } from '#tests/server/fixtures/send.ts';
import { page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { section } from '#sections/LocationFinder/LocationFinder.section.ts';

const names = readdirSync('pages-json/locations');
const contents = names.map((name) => readFileSync(`pages-json/locations/${name}`, 'utf8'));
const files = contents.map((content) => locationFile.parse(JSON.parse(content)));
type Files = typeof files;
/** Returns a state without links and pictures that the test site lacks. */
const plain = (file: Files[number] | undefined) => ({
  ...file,
  learnMore: undefined,
  branches: file?.branches.map((branch) => ({
    ...branch,
    learnMore: undefined,
    picture: undefined,
    banker: undefined,
  })),
});
const demoLocations = Object.fromEntries([
  ...files.map((file, index) => [`locations/${names[index]}`, plain(file)]),
  ...names.map((name) => {
    const geography: unknown = JSON.parse(readFileSync(`pages-json/geography/${name}`, 'utf8'));
    return [`geography/${name}`, { ...(geography as object), $schema: undefined }];
  }),
]) as Record<string, object>;
const { states: _states, ...props } = section.examples.default;
const findPage = page('Find a branch', [{ component: 'LocationFinder', id: 'finder', props }]);
const site = new PublishedSite({ ...demoLocations, 'locations.json': findPage });
beforeAll(async () => {
  const { errors } = await site.publish();
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
});
afterAll(() => site.remove());

const dropdown = (state: string, root = '/locations') =>
  `/svt/elmstone/dynamicDropdown?${new URLSearchParams({ rootTagPath: root, subCategoryVal: state }).toString()}`;
const results = (domain: string, place: { state?: string; city?: string; zip?: string } = {}) =>
  `/svt/ecm/productfilterresults?${new URLSearchParams({ domain, ...place }).toString()}`;

async function asking() {
  const { origin } = await startServer({ releaseFolder: site.out, requestsPerMinute: 100_000 });
  return async (path: string) => {
    const answer = await send(origin, path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json() as unknown;
  };
}
const count = (answer: unknown) =>
  readLocations(answer).reduce((sum, { branches }) => sum + branches.length, 0);

describe('WIDG-12 the demo’s branches', () => {
  /** First three digits of zip codes and area codes, by state. */
  const known: Readonly<Record<string, readonly [zips: RegExp, areas: RegExp]>> = {
    ME: [/^0(39|4\d)/, /^207/],
    NH: [/^03[0-8]/, /^603/],
    VT: [/^05[0-46-9]/, /^802/],
    MA: [/^0(1\d|2[0-7]|55)/, /^(413|508|617|781|978)/],
    RI: [/^02[89]/, /^401/],
    CT: [/^06/, /^(203|860)/],
    NY: [/^1[0-4]/, /^(315|518|585|607|716|718|845|914)/],
    NJ: [/^0[78]/, /^(201|609|732|856|908|973)/],
    PA: [/^1[5-9]/, /^(215|412|570|610|717|814)/],
    OH: [/^4[3-5]/, /^(216|330|419|513|614|740|937)/],
    MI: [/^4[89]/, /^(231|248|269|313|517|616|734|810|906|989)/],
    IL: [/^6[0-2]/, /^(217|309|312|618|630|708|773|815|847)/],
    WI: [/^5[34]/, /^(262|414|608|715|920)/],
    MN: [/^5[56]/, /^(218|320|507|612|651|763|952)/],
    CO: [/^8[01]/, /^(303|719|970)/],
    WY: [/^8[23]/, /^307/],
    OR: [/^97/, /^(503|541)/],
    WA: [/^9[89]/, /^(206|253|360|425|509)/],
    NC: [/^2[78]/, /^(252|336|704|828|910|919)/],
    VA: [/^(20[1]|2[2-4])/, /^(434|540|703|757|804)/],
  };

  test('are at least 300 in 20 states, with zip codes and area codes of their states', () => {
    expect(files.map(({ stateCode }) => stateCode).toSorted()).toEqual(Object.keys(known).toSorted());
    const all = files.flatMap(({ stateCode, branches }) => branches.map((one) => ({ ...one, stateCode })));
    expect(all.length).toBeGreaterThanOrEqual(300);
    const strange = all.filter(({ stateCode, zip, phone }) => {
      const [zips, areas] = known[stateCode] ?? [];
      return !zips?.test(zip) || !areas?.test(phone) || !/^\d{3}-555-01\d\d$/.test(phone);
    });
    expect(strange).toEqual([]);
    expect(new Set(all.map(({ phone }) => phone)).size).toBe(all.length);
  });

  test('lie on a map whose host the site may link to', async () => {
    const ask = await asking();
    const hosts = readLocations(await ask(results('/locations'))).flatMap(({ branches }) =>
      branches.map(({ directionsUrl }) => new URL(directionsUrl).host),
    );
    const { externalHosts } = JSON.parse(readFileSync('pages-json/site.json', 'utf8')) as {
      externalHosts: string[];
    };
    for (const host of new Set(hosts)) expect(externalHosts).toContain(host);
  });
});

describe('WIDG-12 GET /svt/{provider}/dynamicDropdown', () => {
  test('lists the cities of a state in alphabetical order, by its code or its name', async () => {
    const ask = await asking();
    const cities = readCities(await ask(dropdown('ME')));
    expect(cities).toContain('Portland');
    expect(cities).toEqual([...new Set(cities)].toSorted());
    for (const state of ['Maine', 'maine', ' me ']) expect(await ask(dropdown(state))).toEqual(cities);
  });

  test('a state that is not there has none, whatever it is called', async () => {
    const ask = await asking();
    for (const state of ['ZZ', '__proto__', 'constructor', "ME' or 1=1", '<b>', '😀'.repeat(100), '\u202eEM'])
      expect([state, await ask(dropdown(state))]).toEqual([state, []]);
  });
});

describe('WIDG-12 GET /svt/ecm/productfilterresults', () => {
  test('has the branches of all states, of one, or of a city, with the fields of the contract', async () => {
    const ask = await asking();
    const all = await ask(results('/locations'));
    expect(readLocations(all).map(({ stateName }) => stateName)).toHaveLength(20);
    expect(count(all)).toBe(files.flatMap(({ branches }) => branches).length);
    expect(count(await ask(results('/locations', { state: 'ME' })))).toBe(30);
    expect(count(await ask(results('/locations.html', { state: 'Maine', city: 'portland' })))).toBe(4);
    expect(await ask(results('/locations', { state: 'ME', city: 'Auburn' }))).toEqual({
      results: {
        states: [
          {
            stateName: 'Maine',
            map: { width: 165, height: 240, path: expect.stringMatching(/^M[\d L]+Z$/) as string },
            cities: [
              {
                stateCode: 'ME',
                cityName: 'Auburn',
                locImagePath: '',
                landMarkText: 'Beside the farmers market',
                addressLine1: '39 Court Street',
                addressLine2: 'Auburn, ME 04210',
                directionsUrl:
                  'https://www.openstreetmap.org/search?query=39+Court+Street%2C+Auburn%2C+ME+04210',
                directionsTitle: 'Directions',
                phoneNumber: '207-555-0172',
                learnMorePagePath: '',
                learnMoreTitle: '',
                pagePath: '',
                openingHours: ['Mo-Fr 09:00-17:00', 'Sa 09:00-13:00'],
                driveUpHours: ['Mo-Fr 08:30-17:30', 'Sa 09:00-13:00'],
                timeZone: 'America/New_York',
                pin: { x: 39, y: 179 },
                services: ['atm', 'driveUp', 'accessible'],
              },
            ],
          },
        ],
      },
    });
  });

  test('a zip code has the nearest branches first to last, of any state, with their distance in miles', async () => {
    const ask = await asking();
    const answer = await ask(results('/locations', { zip: '04101' }));
    const found = readLocations(answer).flatMap(({ branches }) => branches);
    const miles = found.map((branch) => branch.miles ?? Infinity);
    expect(Math.min(...miles)).toBeLessThan(2);
    expect(Math.max(...miles)).toBeLessThanOrEqual(50);
    expect(new Set(found.map(({ stateCode }) => stateCode))).toEqual(new Set(['ME', 'NH']));
    expect(found.find((branch) => branch.miles === Math.min(...miles))?.cityName).toBe('Portland');
    expect(answer).toMatchObject({ results: { zip: '04101', isZipKnown: true } });
  });

  test('a zip code that the site does not know has the branches of its state, without distances', async () => {
    const ask = await asking();
    const unknown = await ask(results('/locations', { zip: '04199' }));
    expect(unknown).toMatchObject({ results: { isZipKnown: false } });
    expect(readLocations(unknown).map(({ stateName }) => stateName)).toEqual(['Maine']);
    expect(JSON.stringify(unknown)).not.toContain('"miles"');
    expect(await ask(results('/locations', { zip: '90210' }))).toMatchObject({ results: { states: [] } });
  });

  test('PAGE-01 below a Spanish root page its texts are Spanish', async () => {
    const answer = await (await asking())(results('/es/locations', { state: 'ME', city: 'Auburn' }));
    expect(JSON.stringify(answer)).toContain('Junto al mercado de agricultores');
    expect(JSON.stringify(answer)).toContain('Cómo llegar');
  });

  const elsewhere: readonly (readonly [domain: string, place?: { state?: string; city?: string }])[] = [
    ['/locations', { state: 'ZZ' }],
    ['/locations', { state: '__proto__' }],
    ['/locations', { state: 'ME', city: 'Atlantis' }],
    ['/locations', { city: 'Atlantis' }],
    ['/locations/ME'],
    ['/locations/%E0%A4%A'],
    ['/elsewhere'],
    ['/'],
    ['locations-of-others/ME'],
  ];
  test('has nothing for places and pages that are not there', async () => {
    const ask = await asking();
    for (const [domain, place] of elsewhere)
      expect([domain, place, await ask(results(domain, place))]).toEqual([
        domain,
        place,
        { results: { states: [] } },
      ]);
  });

  test('a branch has the picture and the page that its author gave it; all others have those of the state', async () => {
    const [maine] = files.filter(({ stateCode }) => stateCode === 'ME');
    const auburn = maine?.branches.filter(({ city }) => city === 'Auburn')[0];
    const own = {
      ...auburn,
      picture: '/media/branch.svg',
      learnMore: { page: { en: '/visit.html' }, title: { en: 'Visit us', es: 'Visítenos' } },
    };
    const mine = siteForTest({
      'media/branch.svg': readFileSync('pages-json/media/branch.svg', 'utf8'),
      'locations.json': findPage,
      'visit.json': page('Visit', []),
      'locations/me.json': {
        ...plain(maine),
        learnMore: { en: '/locations.html' },
        branches: [own, { ...own, street: '1 Plain Street', picture: undefined, learnMore: undefined }],
      },
    });
    expect((await mine.publish()).errors).toEqual([]);
    const { origin } = await startServer({ releaseFolder: mine.out });
    const shown = async (domain: string) =>
      readLocations((await send(origin, results(domain))).json()).flatMap(({ branches }) =>
        branches.map(({ locImagePath, learnMorePagePath, learnMoreTitle }) => [
          locImagePath,
          learnMorePagePath,
          learnMoreTitle,
        ]),
      );
    expect(await shown('/locations')).toEqual([
      ['', '/locations.html', 'What you can do here'],
      [expect.stringMatching(/^\/media\/branch\.[\w-]+\.svg$/), '/visit.html', 'Visit us'],
    ]);
    expect(await shown('/es/locations')).toContainEqual([
      expect.stringMatching(/^\/media\/branch\.[\w-]+\.svg$/),
      '/visit.html',
      'Visítenos',
    ]);
    const [, [picture = ''] = []] = await shown('/locations');
    expect((await send(origin, picture)).headers['content-type']).toContain('image/svg+xml');
  });

  test('refuses what is no question, in words', async () => {
    const { origin } = await startServer({ releaseFolder: site.out, requestsPerMinute: 100_000 });
    for (const path of [
      '/svt/ecm/productfilterresults',
      '/svt/ecm/productfilterresults?domain=',
      '/svt/ecm/productfilterresults?domain=/locations&domain=/es/locations',
      results('x'.repeat(10_000)),
      '/svt/elmstone/dynamicDropdown?rootTagPath=/locations',
      '/svt/elmstone/dynamicDropdown?subCategoryVal=ME',
      dropdown('x'.repeat(10_000)),
    ]) {
      const { status, json } = await send(origin, path);
      expect([path.slice(0, 80), status]).toEqual([path.slice(0, 80), 400]);
      expect(json()['error']).toMatch(/expected/i);
    }
  });
});

describe('WIDG-12 a service of the bank', () => {
  const branch = { stateCode: 'ME', addressLine1: '1 Own Street', addressLine2: 'Bath, ME 04530' };
  const own = { results: { states: [{ stateName: 'Maine', cities: [branch] }] } };

  const { services } = siteFiles['site.json'] as { services: object };
  const other = new PublishedSite({ ...demoLocations, 'locations.json': findPage });
  afterAll(() => other.remove());

  /** Starts a server whose branches come from a service of the bank. The test sets that service's response. */
  async function bank(body: unknown) {
    const said = { body };
    const service = await bankService((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said.body));
    });
    const target = { upstream: service.address };
    other.write({
      'site.json': {
        ...(siteFiles['site.json'] as object),
        services: { ...services, locations: target, locationCities: target },
      },
    });
    await other.publish();
    return { said, seen: service.seen, ...(await startServer({ releaseFolder: other.out })) };
  }

  test('is asked by the same contract; what no section could show has failed', async () => {
    const { origin, said, seen } = await bank(own);
    const answer = await send(origin, results('/locations', { state: 'ME', city: 'Bath' }));
    expect([answer.status, answer.json()]).toEqual([200, own]);
    expect(seen.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/?domain=/locations&state=ME&city=Bath',
    ]);
    expect((await send(origin, dropdown('ME'))).status).toBe(503);
    const wrong = [{ error: 'x' }, 'error', [], { results: 'error' }];
    for (const [index, body] of wrong.entries()) {
      said.body = body;
      const { status } = await send(origin, results('/locations', { state: 'ME', city: `City${index}` }));
      expect([body, status]).toEqual([body, 503]);
    }
    // The last valid response is served.
    expect((await send(origin, results('/locations', { state: 'ME', city: 'Bath' }))).json()).toEqual(own);
  });

  test('stands behind the page too: no branch of the files is on it, and the server asks for each address', async () => {
    const { origin, said } = await bank(own);
    expect(readFileSync(`${other.out}/locations.html`, 'utf8')).not.toContain('39 Court Street');
    const { text } = await send(origin, '/locations.html?state=ME');
    expect(text).toContain('1 Own Street');
    expect(text).toContain('One branch in ME');
    const hampshire = await send(origin, '/locations.html?state=NH');
    expect(hampshire.text).not.toContain('1 Own Street');
    expect(hampshire.text).toContain('No branch in NH');
    said.body = 'error';
    const failed = await send(origin, '/locations.html?state=VT');
    expect([failed.status, failed.text.includes('Branches cannot be shown right now')]).toEqual([200, true]);
  });
});

describe('WIDG-12 a changed location file', () => {
  test('changes the services and the pages that show branches, and no other page', async () => {
    const mine = siteForTest({ ...demoLocations, 'locations.json': findPage });
    await mine.publish();
    const [maine] = files.filter(({ stateCode }) => stateCode === 'ME');
    const branches = [{ ...plain(maine).branches?.[0], city: 'Acton', zip: '04001' }];
    mine.write({ 'locations/me.json': { ...maine, learnMore: undefined, branches } });
    const { rendered, errors } = await mine.publish();
    expect([rendered, errors]).toEqual([1, []]);
    expect(readFileSync(`${mine.out}/locations.html`, 'utf8')).toContain('Acton');
    const { origin } = await startServer({ releaseFolder: mine.out });
    expect((await send(origin, dropdown('ME'))).json()).toEqual(['Acton']);
    // A file with errors keeps its last valid version.
    mine.write({ 'locations/me.json': { ...maine, branches: [] } });
    expect((await mine.publish()).errors).not.toEqual([]);
    expect(readFileSync(`${mine.out}/locations.html`, 'utf8')).toContain('Acton');
  });
});
