import { cdRateAnswer } from '#composer/server/services/cdRates.ts';
import { cdRateData } from '#composer/server/services/cdRateData.ts';
import rates from '#pages-json/rates/cd.json';

type Answer = Response | Promise<Response>;

/** What answers the calls of stories, by service. */
export interface Answers {
  /** `GET …/rateApi` (RATE-02). */
  readonly cdRates: (query: URLSearchParams) => Answer;
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

const data = cdRateData.parse(rates);

/** Rates from the demo's rate file by the real handler; forms are taken and kept nowhere; nothing is found. */
const usual: Answers = {
  cdRates: (query) =>
    json(cdRateAnswer(data, query.get('zipcode') ?? '', query.get('personlaizedRateFlag') === 'true')),
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
