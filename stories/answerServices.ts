import { citiesAnswer, resultsAnswer } from '#composer/locations/locationAnswers.ts';
import { Geography } from '#composer/locations/Geography.ts';
import { LocationBook } from '#composer/locations/LocationBook.ts';
import { cardAnswer, cardFile, type OfferCodes } from '#composer/rates/cardOffers.ts';
import { cashOutAnswer, cashOutFile } from '#composer/rates/cashOutRates.ts';
import { cdAnswer, cdFile } from '#composer/rates/cdRates.ts';
import { depositAnswer, depositFile } from '#composer/rates/depositRates.ts';
import { homeEquityAnswer, homeEquityFile } from '#composer/rates/homeEquityRates.ts';
import { loanAnswer, loanFile } from '#composer/rates/loanRates.ts';
import { mortgageAnswer, mortgageFile } from '#composer/rates/mortgageRates.ts';
import { personalLineAnswer, personalLineFile } from '#composer/rates/personalLineRates.ts';
import { homeEquityStatesAnswer, zonesFile } from '#composer/rates/zones.ts';
import { appointmentPath } from '#data/appointments.ts';
import { assistantQueryPath, assistantTokenPath } from '#data/assistant.ts';
import { privacyOptOutPath } from '#lib/visitor/privacyChoice.ts';
import type { BranchQuestion } from '#section-kit/siteData.ts';
import cards from '#pages-json/rates/cards.json';
import rates from '#pages-json/rates/cd.json';
import cashOut from '#pages-json/rates/cash-out-refinance.json';
import deposits from '#pages-json/rates/deposits.json';
import homeEquity from '#pages-json/rates/home-equity.json';
import loans from '#pages-json/rates/loans.json';
import purchase from '#pages-json/rates/mortgage-purchase.json';
import refinance from '#pages-json/rates/mortgage-refinance.json';
import personalLine from '#pages-json/rates/personal-line.json';
import zones from '#pages-json/rates/zones.json';

const locationFiles = import.meta.glob<unknown>('/pages-json/locations/*.json', {
  import: 'default',
  eager: true,
});
const geographyFiles = import.meta.glob<unknown>('/pages-json/geography/*.json', {
  import: 'default',
  eager: true,
});
const branches = new LocationBook(Object.entries(locationFiles), {
  geography: new Geography(Object.values(geographyFiles)),
});

type Answer = Response | Promise<Response>;

/** Mock services that stories call. */
export interface Answers {
  /** `GET …/rateApi` (RATE-02). */
  readonly cdRates: (query: URLSearchParams) => Answer;
  /** All other rate calls (RATE-01 to RATE-12). @param form the request body. */
  readonly rates: (url: URL, form: URLSearchParams) => Answer | undefined;
  /** `GET …/productfilterresults` (WIDG-12). */
  readonly locations: (question: BranchQuestion) => Answer;
  /** `GET …/dynamicDropdown` (WIDG-12). */
  readonly cities: (state: string) => Answer;
  /** `POST …/conversation-gateway/v1/query` (SA-04). @param question the visitor's question. */
  readonly assistant: (question: string) => Answer;
  /** `POST …/forms/…` (FORM-03). */
  readonly form: (values: URLSearchParams) => Answer;
  /** `POST …/privacyOptOut` (MODAL-03). @param identifier the email address, or empty. */
  readonly optOut: (identifier: string) => Answer;
  /** `GET …/appointmentScheduling` (WIDG-14). @param bankingType `pb` or `bb`. */
  readonly appointments: (bankingType: string) => Answer;
  /** `POST …/search` with `search.suggest` (SRCH-02). @param typed the visitor's text. */
  readonly suggestions: (typed: string) => Answer;
  /** `POST …/search` with `search.profile` (SRCH-03). @param skip number of documents before the page. */
  readonly results: (term: string, skip: number) => Answer;
}

/** Returns a JSON response. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** For stories of loading states: the call is never answered. */
export const never = (): Promise<Response> => new Promise(() => {});

/** For stories of failures: the service is down. */
export const unavailable = (): Response => json({ error: 'Service unavailable' }, 503);

/** A date on which the demo's newest rates are in force. */
const today = '2026-11-21';
const cd = cdFile.parse(rates);
const zipZones = zonesFile.parse(zones);

const numberOf = (query: URLSearchParams, name: string) => Number(query.get(name));
const isTrue = (query: URLSearchParams, name: string) => query.get(name) === 'true';

/** Rate calls by the end of their URL, answered by the real handlers from the demo's rate files. */
const rateAnswers: readonly (readonly [RegExp, (query: URLSearchParams, path: string) => unknown])[] = [
  [
    /\/rateapi\.param-/,
    (_query, path) => {
      const keys = /param-(.*)-\d+USB/.exec(decodeURIComponent(path))?.[1]?.split('-') ?? [];
      // A key of the call has these four parts (RATE-01).
      const offers = keys.map((key) => key.split('_') as unknown as OfferCodes);
      return cardAnswer(cardFile.parse(cards), offers, today)?.offers;
    },
  ],
  [
    /\/zonedRates$/,
    (form) =>
      depositAnswer(
        depositFile.parse(deposits),
        zipZones,
        {
          zipcode: form.get('zipcode') ?? '',
          productKeys: (form.get('productKeys') ?? '').split(','),
          isbusiness: isTrue(form, 'isbusiness'),
          isPersonal: false,
        },
        today,
      ),
  ],
  [
    /\/calculateLoanPayment$/,
    (query) =>
      loanAnswer(
        loanFile.parse(loans),
        zipZones,
        {
          creditScore: numberOf(query, 'creditScore'),
          depositAmount: numberOf(query, 'depositAmount'),
          timePeriod: numberOf(query, 'timePeriod'),
          zipcode: query.get('zipcode') ?? '',
          checkboxSelected: isTrue(query, 'checkboxSelected'),
          employeeAdjustment: isTrue(query, 'employeeAdjustment'),
          homeImprovementAdjustment: isTrue(query, 'homeImprovementAdjustment'),
          autoAdjustment: isTrue(query, 'autoAdjustment'),
          allianceIndicator: isTrue(query, 'allianceIndicator'),
        },
        today,
      ),
  ],
  [
    /\/hecalculator$/,
    (query) =>
      homeEquityAnswer(
        homeEquityFile.parse(homeEquity),
        zipZones,
        {
          productKey: query.get('productKey') === 'HELOC' ? 'HELOC' : 'HEQF2',
          termsinMonths: numberOf(query, 'termsinMonths'),
          stateCode: query.get('stateCode') ?? '',
          county: query.get('county') ?? '',
          anticipatedBalance: numberOf(query, 'anticipatedBalance'),
          loanAmount: numberOf(query, 'loanAmount'),
          valueOfHome: numberOf(query, 'valueOfHome'),
          mortgageBalance: numberOf(query, 'mortgageBalance'),
          fico: numberOf(query, 'fico'),
          personalCheckingAccount: isTrue(query, 'personalCheckingAccount'),
          autoPay: isTrue(query, 'autoPay'),
        },
        today,
      ),
  ],
  [
    /\/calculatePersonalLineOfCreditApiDriven$/,
    (query) =>
      personalLineAnswer(
        personalLineFile.parse(personalLine),
        zipZones,
        { zipCode: query.get('zipCode') ?? '' },
        today,
      ),
  ],
  [/\/rates\/purchase\.json$/, () => mortgageAnswer(mortgageFile.parse(purchase), zipZones, today)],
  [/\/rates\/refinance\.json$/, () => mortgageAnswer(mortgageFile.parse(refinance), zipZones, today)],
  [/\/home-equity-states\.json$/, () => homeEquityStatesAnswer(zipZones)],
];

/** Returns the answer to a rate call: 503 if the files have none, `undefined` for other calls. */
function ratesFromFiles(url: URL, form: URLSearchParams): Answer | undefined {
  const query = url.searchParams.size > 0 ? url.searchParams : form;
  const found = rateAnswers.find(([path]) => path.test(url.pathname));
  if (!found) return undefined;
  const body = found[1](query, url.pathname);
  return body === undefined ? unavailable() : json(body);
}

/**
 * Rates and branches come from the demo's files through the real handlers. Forms are accepted but not stored, and
 * searches find nothing.
 */
const usual: Answers = {
  rates: ratesFromFiles,
  cdRates: (query) => {
    const termsInYears = (query.get('termsInYears') ?? '').split(',').map(Number);
    const zipcode = query.get('zipcode') ?? '';
    if (query.has('termsInYears'))
      return json(cashOutAnswer(cashOutFile.parse(cashOut), zipZones, { zipcode, termsInYears }, today));
    const isPersonal = query.get('personlaizedRateFlag') === 'true';
    return json(cdAnswer(cd, zipZones, { zipcode, isPersonal }, today));
  },
  locations: (question) => json(resultsAnswer(branches, question)),
  cities: (state) => json(citiesAnswer(branches.files, state)),
  assistant: () => json({ text: '', links: [] }),
  form: () => json({ status: 'success' }),
  optOut: () => json({ status: 'success' }),
  appointments: (bankingType) =>
    json({ data: { attributes: { url: `/appointments/request.html?banking=${bankingType}` } } }),
  suggestions: () => json({ Status: 'ok', Suggests: [] }),
  results: () => json({ methodresult: 'ok', DocumentCount: 0, Result: { Docs: [], Links: [] } }),
};

let current = usual;

/** For a story's `beforeEach`: overrides some answers until the story ends. */
export function answer(changed: Partial<Answers>): () => void {
  current = { ...usual, ...changed };
  return () => {
    current = usual;
  };
}

interface SearchCall {
  readonly method: string;
  readonly suggestionQuery?: string;
  readonly query?: { readonly text: string; readonly skipFrom: number };
}

/** Only src/data/assistant.ts calls these URLs, always with a JSON body of this shape. */
function assistantAnswer(url: URL, body: unknown): Answer | undefined {
  if (url.pathname === assistantTokenPath) return json({ access_token: 'of-a-story' });
  if (url.pathname !== assistantQueryPath) return undefined;
  return current.assistant((JSON.parse(String(body)) as { readonly query: string }).query);
}

function answerTo(url: URL, body: unknown): Answer | undefined {
  if (url.pathname.endsWith('/rateApi')) return current.cdRates(url.searchParams);
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  if (url.pathname.endsWith('/productfilterresults'))
    return current.locations({
      domain: asked('domain'),
      state: asked('state'),
      city: asked('city'),
      zip: asked('zip'),
    });
  if (url.pathname.endsWith('/dynamicDropdown')) return current.cities(asked('subCategoryVal'));
  if (url.pathname.endsWith(`/${appointmentPath}`)) return current.appointments(asked('bankingType'));
  const form = new URLSearchParams(body instanceof URLSearchParams ? body : '');
  if (url.pathname === privacyOptOutPath) return current.optOut(form.get('identifier') ?? '');
  const rateAnswer = current.rates(url, form);
  if (rateAnswer !== undefined) return rateAnswer;
  const ofAssistant = assistantAnswer(url, body);
  if (ofAssistant !== undefined) return ofAssistant;
  if (url.pathname.includes('/forms/')) return current.form(new URLSearchParams(String(body)));
  if (!url.pathname.endsWith('/search')) return undefined;
  // Only src/data/search.ts calls this URL, always with a JSON body of this shape.
  const call = JSON.parse(String(body)) as SearchCall;
  return call.method === 'search.suggest'
    ? current.suggestions(call.suggestionQuery ?? '')
    : current.results(call.query?.text ?? '', call.query?.skipFrom ?? 0);
}

/** Mocks the services in stories by replacing `fetch`. All other requests are passed on. */
export function answerServices(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const answered = answerTo(url, init?.body);
    return answered === undefined ? send(input, init) : Promise.resolve(answered);
  };
}
