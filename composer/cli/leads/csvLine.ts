/** Characters that start a formula in spreadsheets, including full-width ones. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** Formats one cell. An apostrophe before a value that looks like a formula makes spreadsheets treat it as text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value.trimStart()) || formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Returns a line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly (string | number)[]): string => `${values.map(cell).join(',')}\r\n`;
