import { groupBy } from '#lib/groupBy.ts';

/**
 * Author text with spaces in place of its code, so that what stands there is taken for neither link nor placeholder, and
 * everything else stays where it is. Code is what stands between two runs of backticks of one length, as in CommonMark.
 */
export function withoutCode(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: { length }, index }) => ({
    start: index,
    length,
    isEscaped: text[index - 1] === '\\',
  }));
  if (runs.length < 2) return text;
  // By length, the last run first: closing ones are taken off its end.
  const byLength = groupBy(runs.toReversed(), ({ length }) => length);
  let out = '';
  let end = 0;
  for (const { start, length, isEscaped } of runs) {
    const same = byLength.get(length) ?? [];
    while ((same.at(-1)?.start ?? Infinity) <= start) same.pop();
    const close = same.at(-1);
    if (start < end || isEscaped || !close) continue;
    const next = close.start + length;
    out += text.slice(end, start) + ' '.repeat(next - start);
    end = next;
  }
  return out + text.slice(end);
}
