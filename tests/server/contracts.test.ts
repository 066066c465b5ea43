import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openapi } from '#composer/cli/commands/openapi.ts';
import { verifyService } from '#composer/cli/commands/verifyService.ts';
import { runCommands } from '#composer/cli/kit/runCommands.ts';
import { serviceNames } from '#composer/release/release.ts';
import { contracts } from '#composer/server/openapi/contracts.ts';
import { openApi } from '#composer/server/openapi/openApi.ts';
import { bankService, type Behaviour } from './fixtures/bankService.ts';
import { demoDay, demoRates } from './fixtures/demoRates.ts';
import { PublishedSite } from './fixtures/publishedSite.ts';
import { send } from './fixtures/send.ts';
import { siteFiles } from './fixtures/siteFiles.ts';
import { startServer } from './fixtures/startServer.ts';

const locations = join(process.cwd(), 'pages-json/locations');
const site = new PublishedSite({
  ...demoRates,
  'site.json': {
    ...(siteFiles['site.json'] as object),
    appointments: { pb: '/contact.html', bb: '/contact.html' },
  },
  ...Object.fromEntries(
    readdirSync(locations).map((name) => [
      `locations/${name}`,
      readFileSync(join(locations, name), 'utf8').replaceAll(
        /"(?:learnMore|picture)": (?:"[^"]*"|\{[^}]*\}),?/g,
        '',
      ),
    ]),
  ),
});
beforeAll(() => site.publish(), 600_000);
afterAll(() => site.remove());

/** Runs a command. @returns Its exit code and output. */
async function run(...args: string[]) {
  let said = '';
  const say = (text: string) => (said += text);
  const context = { root: process.cwd(), library: process.cwd(), bundle: '', version: '1.2.3' };
  const output = { out: say, error: say, color: false };
  return { code: await runCommands([openapi, verifyService], args, context, output), said };
}

const started = () => startServer({ releaseFolder: site.out, now: () => demoDay, requestsPerMinute: 10_000 });

/** Returns the address of an embedded service, as an upstream. */
function addressOf(origin: string, { path, file }: (typeof contracts)[number]): string {
  const whole = path.startsWith('/') ? path : `/svt/elmstone/${path}`;
  return origin + (file === undefined ? whole : whole.slice(0, -file.length - 1));
}

const embedded = contracts.filter(({ isWebhook }) => isWebhook !== true);

describe('the OpenAPI document', () => {
  test('is valid, and has every service that the bank can implement', async () => {
    const document = openApi(contracts, '1.2.3');
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(new Set(contracts.map(({ name }) => name))).toEqual(new Set(serviceNames));
    expect(document).toMatchObject({ openapi: '3.1.0', webhooks: { leads: { post: expect.anything() } } });
  });

  test('has the parameters of calls that share a path, and those of one alone', async () => {
    const operation = (text: string) =>
      (
        JSON.parse(text) as {
          paths: Record<string, Record<string, { parameters: { name: string; required: boolean }[] }>>;
        }
      ).paths['/svt/{provider}/rateApi']?.['get']?.parameters ?? [];
    const both = operation((await run('openapi')).said);
    const alone = operation((await run('openapi', 'cashOutRates')).said);
    const required = (list: typeof both) => list.filter((one) => one.required).map(({ name }) => name);
    expect(required(both)).toEqual(['provider', 'zipcode', 'rateType']);
    expect(required(alone)).toEqual(['provider', 'zipcode', 'rateType', 'termsInYears']);
  });

  test('has an example of each answer that fits its schema', () => {
    const wrong = embedded.flatMap(({ name, response, answer }) => {
      const issues = response?.safeParse(answer).error?.issues;
      return issues ? [{ name, issues }] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('describes what the embedded services answer', async () => {
    const { origin } = await started();
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema(openApi(contracts, '1.2.3'), 'document');
    const checks = embedded.flatMap((contract) =>
      contract.examples
        .filter(({ kind }) => kind !== 'bad' && contract.sentAs === 'query')
        .map((example) => ({ contract, example })),
    );
    expect(checks.length).toBeGreaterThan(20);
    for (const { contract, example } of checks) {
      const path = contract.path.startsWith('/') ? contract.path : `/svt/{provider}/${contract.path}`;
      const place = path
        .replaceAll('~', '~0')
        .replaceAll('/', '~1')
        .replaceAll('{', '%7B')
        .replaceAll('}', '%7D');
      const schema = `document#/paths/${place}/get/responses/200/content/application~1json/schema`;
      const query = new URLSearchParams(example.request as Record<string, string>).toString();
      const answer = await send(origin, `${path.replace('{provider}', 'elmstone')}?${query}`);
      const isValid = ajv.validate(schema, JSON.parse(answer.text));
      expect([contract.name, example.summary, answer.status, isValid, ajv.errors]).toEqual([
        contract.name,
        example.summary,
        200,
        true,
        null,
      ]);
    }
  });

  test('describes branches, of which the embedded service has some', async () => {
    const { origin } = await started();
    expect((await send(origin, '/svt/ecm/productfilterresults?domain=/locations')).text).toContain(
      'addressLine1',
    );
  });

  test('names the nearest service for one that there is not', async () => {
    const { code, said } = await run('openapi', 'cdRate');
    expect([code, said]).toEqual([
      2,
      expect.stringContaining('there is no service "cdRate". Did you mean "cdRates"?'),
    ]);
  });
});

test.each(embedded.map((contract) => [contract.name, contract] as const))(
  'the embedded service fits its own contract: %s',
  async (name, contract) => {
    const { origin } = await started();
    const { code, said } = await run(
      'verify-service',
      name,
      addressOf(origin, contract),
      '--timeout',
      '8000',
    );
    expect([code, said]).toEqual([0, expect.stringContaining(`${name} fits the contract.`)]);
  },
  30_000,
);

describe('a service of the bank that does not fit the contract', () => {
  const answer =
    (body: string, headers = { 'content-type': 'application/json' }, status = 200): Behaviour =>
    (request, response) => {
      const isBad = !/zipcode=\d{5}(?:&|$)/.test(request.url ?? '') || request.url?.includes('GOLD');
      response.writeHead(isBad ? 400 : status, headers).end(isBad ? '{}' : body);
    };
  const cd = (rate: object, date = '2026-11-16') =>
    JSON.stringify({ effectiveDate: date, rateGrids: [{ productKey: 'CD99', rates: [rate] }] });
  const rate = { apr: 4, apy: 4.08, tierDescription: 'all', minimumBalance: 0, termInMonths: 12 };

  test.each([
    ['a rate that is text', answer(cd({ ...rate, apr: '4.00%' })), '/rateGrids/0/rates/0/apr: '],
    ['a rate beyond belief', answer(cd({ ...rate, apy: 480 })), '/rateGrids/0/rates/0/apy: Too big'],
    ['no term', answer(cd({ ...rate, termInMonths: undefined })), '/rateGrids/0/rates/0/termInMonths: '],
    [
      'another form of date',
      answer(cd(rate, '11/16/2026')),
      '/effectiveDate: Invalid ISO date; got "11/16/2026".',
    ],
    ['no rate at all', answer('{"effectiveDate":"2026-11-16","rateGrids":[]}'), '/rateGrids: '],
    [
      'a page',
      answer('<h1>Hello</h1>', { 'content-type': 'text/html' }),
      'body: expected JSON, got "<h1>Hello</h1>".',
    ],
    [
      'another type',
      answer(cd(rate), { 'content-type': 'text/plain' }),
      'content-type: expected application/json, got "text/plain".',
    ],
    [
      '503 without when to come back',
      answer('{}', { 'content-type': 'application/json' }, 503),
      'headers: a 503 needs Retry-After',
    ],
    [
      'everything taken',
      (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(cd(rate)),
      'got 200.',
    ],
    ['no answer', () => {}, 'No answer within 0.2 seconds.'],
  ] satisfies [string, Behaviour, string][])(
    'is told where and what: %s',
    async (_case, behaviour, words) => {
      const bank = await bankService(behaviour, '/cd');
      const { code, said } = await run('verify-service', 'cdRates', bank.address, '--timeout', '200');
      expect(said).toContain(words);
      expect([code, said]).toEqual([1, expect.stringMatching(/\d of 6 requests failed\.\n$/)]);
    },
  );

  test('with its own values in valid requests, fits', async () => {
    const bank = await bankService(answer(cd(rate)), '/cd?channel=web');
    expect((await run('verify-service', 'cdRates', bank.address, '--set', 'zipcode=04101')).code).toBe(0);
    expect(bank.seen[0]?.url).toBe('/cd?channel=web&rateType=CD&personlaizedRateFlag=false&zipcode=04101');
  });

  test('an address that is none is refused', async () => {
    const { code, said } = await run('verify-service', 'cdRates', 'rates.bank.example');
    expect([code, said]).toEqual([2, expect.stringContaining('expected an address such as https://')]);
  });

  test('the system that takes leads gets one with a key, and its content is ignored', async () => {
    const bank = await bankService((_request, response) => response.writeHead(202).end());
    expect((await run('verify-service', 'leads', bank.address)).code).toBe(0);
    expect(bank.seen[0]?.headers['idempotency-key']).toMatch(/^verify-/);
  });
});
