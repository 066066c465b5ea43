import { newestText } from '#data/textRates/newestText.ts';
import type { TextRateVisitor } from '#data/textRates/TextRate.ts';
import { localeOfLang } from '#lib/format/locale.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import { rateMarks } from '#composer/render/section/rateMarks.ts';
import { type Edit, edited } from './rerenderPage.ts';

/**
 * Shows a visitor without JavaScript the rates in the text of a document that `liveRates` would show in the browser, so
 * that a heading and the table below it say the same.
 *
 * @param visitor of whom the zip code or the state is known; for others, the rates are those of the document.
 */
export async function withVisitorRates(html: string, visitor: TextRateVisitor): Promise<string> {
  if (visitor.zipCode === undefined && visitor.state === undefined) return html;
  const marks = rateMarks(html);
  const datedKeys = new Set(marks.filter(({ kind }) => kind === 'rate-date').map(({ key }) => key));
  const edits = marks.map(async (mark): Promise<Edit[]> => {
    const text = await newestText(mark, visitor, localeOfLang(mark.lang), (key) => datedKeys.has(key));
    return text === undefined || text === mark.text ? [] : [[...mark.range, escapeHtml(text)]];
  });
  return edited(html, (await Promise.all(edits)).flat());
}
