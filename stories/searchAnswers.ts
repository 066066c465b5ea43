import { json } from './answerServices.ts';

const titles = [
  'CD rates: certificates of deposit from 6 to 60 months',
  'Early withdrawal: what it costs and when it is free',
  'How a CD ladder works',
  'What happens when a certificate matures',
  'Contact us',
];

/** Returns a page of `total` results, as the search service answers (SRCH-03). */
export function found(total: number, skip = 0, perPage = 5): Response {
  const count = Math.max(0, Math.min(perPage, total - skip));
  return json({
    methodresult: 'ok',
    DocumentCount: total,
    CurrentPage: Math.floor(skip / perPage) + 1,
    DocumentsPerPage: perPage,
    PageCount: Math.ceil(total / perPage),
    Result: {
      Docs: Array.from({ length: count }, (_none, index) => ({
        resulturl: `/result-${skip + index + 1}.html`,
        title: titles[(skip + index) % titles.length],
        largesummaryhtml:
          'Choose a term for your <b>certificate</b> and know on day one what you will have at the end. Interest is compounded daily &amp; paid monthly.',
        docformat: 'html',
      })),
      Links: [],
      DidYouMean: { CorrectedText: '' },
    },
  });
}

/** Returns an answer without results that suggests another spelling. */
export const meant = (correctedText: string): Response =>
  json({
    methodresult: 'ok',
    DocumentCount: 0,
    Result: { Docs: [], Links: [], DidYouMean: { CorrectedText: correctedText } },
  });

/** Returns suggestions for a typed text (SRCH-02). */
export const suggested = (...texts: readonly string[]): Response =>
  json({ Status: 'ok', Suggests: texts.map((Display) => ({ Display })) });
