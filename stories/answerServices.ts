import { cdRateAnswer } from '#composer/server/services/cdRates.ts';
import { cdRateData } from '#composer/server/services/cdRateData.ts';
import rates from '#pages-json/rates/cd.json';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * Answers the services' calls inside stories: rates by the real handler from the real rate file; leads are taken but
 * kept nowhere; the search finds nothing.
 */
export function answerServices(): void {
  const data = cdRateData.parse(rates);
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname.endsWith('/rateApi')) {
      const { searchParams } = url;
      return Promise.resolve(
        json(
          cdRateAnswer(
            data,
            searchParams.get('zipcode') ?? '',
            searchParams.get('personlaizedRateFlag') === 'true',
          ),
        ),
      );
    }
    if (url.pathname.includes('/forms/')) return Promise.resolve(json({ status: 'success' }));
    if (url.pathname.endsWith('/search')) {
      return Promise.resolve(
        json({
          methodresult: 'ok',
          Status: 'ok',
          Suggests: [],
          DocumentCount: 0,
          Result: { Docs: [], Links: [] },
        }),
      );
    }
    return send(input, init);
  };
}
