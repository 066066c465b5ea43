import { cardAnswer, cardFile, type OfferCodes } from '#composer/rates/cardOffers.ts';
import { cashOutAnswer, cashOutFile } from '#composer/rates/cashOutRates.ts';
import { cdAnswer, cdFile } from '#composer/rates/cdRates.ts';
import { depositAnswer, depositFile } from '#composer/rates/depositRates.ts';
import { homeEquityAnswer, homeEquityFile } from '#composer/rates/homeEquityRates.ts';
import { loanAdjustments, loanAnswer, loanFile } from '#composer/rates/loanRates.ts';
import { mortgageAnswer, mortgageFile } from '#composer/rates/mortgageRates.ts';
import { personalLineAnswer, personalLineFile } from '#composer/rates/personalLineRates.ts';
import { homeEquityStatesAnswer, zonesFile } from '#composer/rates/zones.ts';
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

type Answer = Response | Promise<Response>;

/** What answers the calls of stories, by service. */
export interface Answers {
  /** `GET …/rateApi` (RATE-02). */
  readonly cdRates: (query: URLSearchParams) => Answer;
  /** Every other call for rates (RATE-01 to RATE-12). @param form what is posted. */
  readonly rates: (url: URL, form: URLSearchParams) => Answer | undefined;
  /** `POST …/forms/…` (FORM-03). */
  readonly form: (values: URLSearchParams) => Answer;
  /** `POST …/search` with `search.suggest` (SRCH-02). @param typed what the visitor typed. */
  readonly suggestions: (typed: string) => Answer;
  /** `POST …/search` with `search.profile` (SRCH-03). @param skip documents before the asked page. */
  readonly results: (term: string, skip: number) => Answer;
}

/** An answer in JSON. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** For a story that shows how waiting looks: the call is never answered. */
export const never = (): Promise<Response> => new Promise(() => {});

/** For a story that shows what stays when a service is down. */
export const unavailable = (): Response => json({ error: 'Service unavailable' }, 503);

/** A day on which the demo's newest rates are in force. */
const today = '2026-11-21';
const cd = cdFile.parse(rates);
const zipZones = zonesFile.parse(zones);

const numberOf = (query: URLSearchParams, name: string) => Number(query.get(name));
const isTrue = (query: URLSearchParams, name: string) => query.get(name) === 'true';

/** The calls for rates by the end of their address, answered from the demo's rate files by the real handlers. */
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
          zipCode: form.get('zipcode') ?? '',
          productKeys: (form.get('productKeys') ?? '').split(','),
          isBusiness: isTrue(form, 'isbusiness'),
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
          zipCode: query.get('zipcode') ?? '',
          adjusted: loanAdjustments.filter((name) => isTrue(query, name)),
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
      personalLineAnswer(personalLineFile.parse(personalLine), zipZones, query.get('zipCode') ?? '', today),
  ],
  [/\/rates\/purchase\.json$/, () => mortgageAnswer(mortgageFile.parse(purchase), zipZones, today)],
  [/\/rates\/refinance\.json$/, () => mortgageAnswer(mortgageFile.parse(refinance), zipZones, today)],
  [/\/home-equity-states\.json$/, () => homeEquityStatesAnswer(zipZones)],
];

/** The answer to a call for rates; 503 when the files have none, `undefined` when it is another call. */
function ratesFromFiles(url: URL, form: URLSearchParams): Answer | undefined {
  const query = url.searchParams.size > 0 ? url.searchParams : form;
  const found = rateAnswers.find(([path]) => path.test(url.pathname));
  if (!found) return undefined;
  const body = found[1](query, url.pathname);
  return body === undefined ? unavailable() : json(body);
}

/** Rates from the demo's rate file by the real handler; forms are taken and kept nowhere; nothing is found. */
const usual: Answers = {
  rates: ratesFromFiles,
  cdRates: (query) => {
    const termsInYears = (query.get('termsInYears') ?? '').split(',').map(Number);
    const zipCode = query.get('zipcode') ?? '';
    if (query.has('termsInYears'))
      return json(cashOutAnswer(cashOutFile.parse(cashOut), zipZones, { zipCode, termsInYears }, today));
    const isPersonal = query.get('personlaizedRateFlag') === 'true';
    return json(cdAnswer(cd, zipZones, { zipCode, isPersonal }, today));
  },
  form: () => json({ status: 'success' }),
  suggestions: () => json({ Status: 'ok', Suggests: [] }),
  results: () => json({ methodresult: 'ok', DocumentCount: 0, Result: { Docs: [], Links: [] } }),
};

let current = usual;

/** For a story's `beforeEach`: answers some calls differently until the story ends. */
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

function answerTo(url: URL, body: unknown): Answer | undefined {
  if (url.pathname.endsWith('/rateApi')) return current.cdRates(url.searchParams);
  const form = new URLSearchParams(body instanceof URLSearchParams ? body : '');
  const rateAnswer = current.rates(url, form);
  if (rateAnswer !== undefined) return rateAnswer;
  if (url.pathname.includes('/forms/')) return current.form(new URLSearchParams(String(body)));
  if (!url.pathname.endsWith('/search')) return undefined;
  // Only src/data/search.ts calls this address, always with a text body of this shape.
  const call = JSON.parse(String(body)) as SearchCall;
  return call.method === 'search.suggest'
    ? current.suggestions(call.suggestionQuery ?? '')
    : current.results(call.query?.text ?? '', call.query?.skipFrom ?? 0);
}

/** Answers the services' calls inside stories; every other request goes its way. */
export function answerServices(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const answered = answerTo(url, init?.body);
    return answered === undefined ? send(input, init) : Promise.resolve(answered);
  };
}
