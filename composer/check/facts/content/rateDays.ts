const english = 'january|february|march|april|may|june|july|august|september|october|november|december'.split(
  '|',
);
const spanish =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'.split('|');

/** Dates as authors type them, with the year, month and day in the groups `y`, `m`, `d`. */
const dates = [
  String.raw`(?<m>[A-Za-z]{3,9})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})`,
  String.raw`(?<d>\d{1,2})(?:\.º|º)? (?:de )?(?<m>[A-Za-z]{3,10})\.?(?: del?)? (?<y>\d{4})`,
  String.raw`(?<m>\d{1,2})/(?<d>\d{1,2})/(?<y>\d{4}|\d{2})\b`,
  String.raw`(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})\b`,
  String.raw`(?<y>\d{4}) ?年 ?(?<m>\d{1,2}) ?月 ?(?<d>\d{1,2}) ?日`,
].map((pattern) => new RegExp(pattern, 'g'));
/** Matches every text with a date. */
const mayHaveDates = /\d{4}|\d\/\d/;

/** Words that make a date the day of rates. */
const asOf =
  /(?:\b(?:as of|effective(?: (?:as of|on|from|since))?|accurate (?:as of|on)|current (?:as of|on)|valid (?:as of|on|from)|in effect (?:on|since|from)|in force (?:on|since|from)|rates? (?:of|on|from))|(?<!\p{L})(?:al|a partir del|vigentes? (?:al|el|desde el|a partir del)|desde el|a fecha de|con fecha(?: de)?|tasas? del)|截至|截止(?:到|至)?|自|利率日期[:：]?)\s?$/iu;

/** A date that says when rates apply. */
export interface TypedDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Position in the text. */
  readonly index: number;
  readonly length: number;
}

const two = (text: string) => text.padStart(2, '0');

function monthOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return two(word);
  const isStart = (name: string) => word.length >= 3 && name.startsWith(word.toLowerCase());
  const at = Math.max(english.findIndex(isStart), spanish.findIndex(isStart));
  return at < 0 ? undefined : two(String(at + 1));
}

/** Returns the typed dates of rates in a text. */
export function typedDays(text: string): TypedDay[] {
  if (!mayHaveDates.test(text)) return [];
  return dates.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: { length }, index, groups = {} }) => {
      const month = monthOf(groups['m'] ?? '');
      if (month === undefined || !asOf.test(text.slice(Math.max(0, index - 30), index))) return [];
      const year = groups['y'] ?? '';
      const day = `${year.length === 2 ? `20${year}` : year}-${month}-${two(groups['d'] ?? '')}`;
      return [{ day, index, length }];
    }),
  );
}
