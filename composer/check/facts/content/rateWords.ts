/** What a typed percentage is, by the words next to it. */
export type RateUnit = 'APY' | 'APR' | 'rate';

/** Rates that are not the bank's. */
const otherRates =
  /\b(?:tax|exchange|inflation|growth|unemployment|withholding|success|response) rates?\b|\btasas? (?:de (?:impuestos?|cambio|inflación|desempleo)|impositivas?|fiscal(?:es)?)\b|税率|汇率/gi;

const termWords =
  'APYs?|APRs?|TAE|annual percentage (?:yield|rate)s?|rates?|yields?|interest|tasas?|rendimientos?|inter[eé]s(?:es)?';
const chineseTerms = '收益率|利率|利息|年化';

/** A word that makes the percentage next to it a rate, in the languages of the pages. */
const term = `(?:(?<![\\p{L}\\d])(?:${termWords})(?![\\p{L}\\d])|${chineseTerms})`;
const anyTerm = new RegExp(term, 'giu');
const termBefore = new RegExp(`${term}[^%％$]{0,40}$`, 'iu');
const termAfter = new RegExp(`^[^%％$,;:()，；。（）]{0,15}?${term}`, 'iu');
const inParentheses = new RegExp(`^\\s*[(（]${term}[^%％]{0,20}[)）]`, 'iu');

const percent = /(?<![\d.,$])(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:[%％]|percent\b|por ciento\b)/gi;

/** A cheap test: matches every text with a percentage. */
const mayHavePercent = /[%％]|percent|por ciento/i;

/** Percentages of something: of a balance, a price, a purchase. */
const share =
  /^\s*(?:(?:of|off|back|down|more|less|higher|lower|cash)\b(?! (?:APY|APR|interest))|del?\s(?!APY|APR|TAE|inter[eé]s|rendimiento|tasa)|menos\b|más\b|的(?!.{0,6}(?:利率|收益率|利息|APY|APR)))/i;
const shareBefore = /(?:fee|cargo|comisión|手续费|首付|余额|房价|价值)[^.。]{0,12}$/i;

/** People who pay interest: `About 30% pay interest on their cards`. */
const people =
  /^\s*(?:pay\b|pagan\b|paga intereses\b|的(?:[\p{Script=Han}]{0,3})(?:人|客户|家庭|用户|消费者))/iu;

/** By how much a rate changes: `The Fed raised rates by 0.25%`. */
const change =
  /\bby (?:(?:about|another|as much as|up to|almost|nearly) )*$|(?<!\p{L})(?:sub|baj|aument|redu|recort|increment|elev)\p{L}*\s[^.]{0,40}\b(?:en|un) $|(?:上调|下调|提高|降低|上升|下降|加息|降息|增加|减少)了?约?\s*$/iu;

/** The words between two ends of a range of rates: `18.24% to 28.24%`. */
const rangeWords = /^\s*(?:(?:APR|APY)\s*)?(?:to|through|–|—|-|and|or|a|y|o|hasta|至|到|或|和|\/)\s*$/i;

/** A percentage that an author typed as a rate. */
export interface TypedRate {
  /** As typed, such as `4.29`. */
  readonly percent: number;
  readonly unit: RateUnit;
  /** Position in the text. */
  readonly index: number;
  readonly length: number;
}

function unitOf(words: string): RateUnit {
  if (/APY|yield|rendimiento|收益率/i.test(words)) return 'APY';
  return /APR|TAE|percentage rate|年百分率/i.test(words) ? 'APR' : 'rate';
}

const nearestTerm = (words: string, from: 'start' | 'end') => {
  const all = [...words.matchAll(anyTerm)];
  return (from === 'start' ? all[0] : all.at(-1))?.[0] ?? '';
};

/** Returns the start and end of the sentence around a position. */
function sentenceAt(text: string, at: number): { start: number; end: number } {
  const before = [...text.slice(0, at).matchAll(/[.!?](?=\s)|[。！？；;\n]/g)].at(-1);
  const after = /[.!?](?=\s|$)|[。！？；;\n]/.exec(text.slice(at));
  return { start: before ? before.index + 1 : 0, end: after ? at + after.index : text.length };
}

/**
 * Returns the percentages in a text that are rates, by the words of their sentence.
 *
 * @param context Words that belong to the whole text, such as the headers of a table cell.
 */
export function typedRates(text: string, context = ''): TypedRate[] {
  const found: TypedRate[] = [];
  if (!mayHavePercent.test(text)) return found;
  const plain = blank(text);
  for (const match of plain.matchAll(percent)) {
    const { index } = match;
    const end = index + match[0].length;
    const sentence = sentenceAt(plain, index);
    const before = plain.slice(sentence.start, index);
    const after = plain.slice(end, Math.max(end, sentence.end));
    if (share.test(after) || people.test(after) || shareBefore.test(before) || change.test(before)) continue;
    const last = found.at(-1);
    const isRange = last && rangeWords.test(plain.slice(last.index + last.length, index));
    const words = isRange ? last.unit : wordsNear(before, after, blank(context));
    if (words === undefined) continue;
    const value = Number((match[1] ?? '').replace(',', '.'));
    found.push({ percent: value, unit: unitOf(words), index, length: match[0].length });
  }
  return found;
}

/** Blanks out rates that are not the bank's. Keeps all positions. */
const blank = (text: string) => text.replace(otherRates, (words) => ' '.repeat(words.length));

/** Returns the word next to a percentage that makes it a rate. */
function wordsNear(before: string, after: string, context: string): string | undefined {
  if (termAfter.test(after) || inParentheses.test(after)) return nearestTerm(after, 'start');
  if (termBefore.test(before)) return nearestTerm(before, 'end');
  const header = nearestTerm(context, 'end');
  return header === '' ? undefined : header;
}

/** Whether a text is about rates. */
export const isAboutRates = (text: string): boolean => blank(text).search(anyTerm) >= 0;

/** Words and amounts of money that follow from a rate. */
const amount = String.raw`\$\s?\d[\d,.]*\d|\$\s?\d`;
/** A cheap test: matches every text with an amount. */
const mayHaveAmount = /\$\s?\d/;
const earned = [
  `(?:earn(?:s|ed|ings)?|interest|payments?|pays?|costs?)(?: (?:of|is|are|you|about|around|up to|over|nearly|in|a|total))* (${amount})`,
  `(${amount}) (?:in|of) interest|(${amount}) (?:(?:a|per|each|every) (?:month|year)|monthly)`,
  `(?:gan(?:a|e|ado|aría|ará)|rinde|intereses?|pagos?|cuotas?|cuestan?)(?: (?:de|mensual(?:es)?|es|son|unos|cerca|aproximadamente))* (${amount})`,
  `(${amount}) (?:de interés|de intereses|al mes|por mes|mensuales)`,
  `(?:利息|赚取?|获得|每月还款|月供|每次)[^。$]{0,6}(${amount})`,
].map((pattern) => new RegExp(pattern, 'gi'));
/** Amounts of fees do not follow from a rate. */
const fee =
  /\b(?:fees?|late payments?|minimum payments?|cargos?|comisi[oó]n(?:es)?|pagos? (?:tardíos?|mínimos?))\b|管理费|手续费|年费/i;

/** A part of a text. */
interface Part {
  readonly words: string;
  readonly index: number;
}

/** Returns the amounts in a text that follow from a rate: what a deposit earns, what a loan costs. */
export function derivedAmounts(text: string): Part[] {
  if (!mayHaveAmount.test(text)) return [];
  const found = new Map<number, Part>();
  for (const pattern of earned) {
    for (const match of text.matchAll(pattern)) {
      const words = match.slice(1).find((one) => one !== undefined) ?? '';
      const index = match.index + match[0].indexOf(words);
      const { start, end } = sentenceAt(text, index);
      if (!fee.test(text.slice(start, end))) found.set(index, { words, index });
    }
  }
  return [...found.values()];
}

/** The number of payments, the amount of one, a down payment (12 CFR 1026.24(d)(1)). */
const triggers = new RegExp(
  [
    `(?:${amount}) (?:a|per|each|every) month`,
    `monthly payments? (?:of|is|are) (?:about )?(?:${amount})`,
    `\\d+ (?:monthly |equal )?payments? of`,
    `(?:only |just )?(?:${amount}|[\\d.]+%) down\\b`,
    `(?:${amount}) (?:al mes|por mes|mensuales)`,
    `\\d+ pagos (?:mensuales )?de`,
    `(?:每月还款|月供)[^。$]{0,6}(?:${amount})`,
    `还款 ?\\d+ ?[次期]`,
  ].join('|'),
  'gi',
);

/** A cheap test: matches every text that `triggers` matches. */
const mayHaveTriggers = /\$\s?\d|% down|payments? of|pagos|还款/i;

/** Whether a text is about loans. */
export const isAboutLoans = (text: string): boolean =>
  /\b(?:loans?|mortgages?|financ\w+|refinanc\w+|préstamos?|hipotecas?)\b|贷款|融资/i.test(text);

/** Returns the terms that make an advertisement of a loan state its repayment. */
export const triggerTerms = (text: string): Part[] =>
  mayHaveTriggers.test(text)
    ? [...text.matchAll(triggers)].map(({ 0: words, index }) => ({ words, index }))
    : [];
