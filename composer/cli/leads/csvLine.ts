/** Characters with which spreadsheets begin a formula, those of full width among them. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** One cell; a value that a spreadsheet would compute gets an apostrophe before it and stays text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value.trimStart()) || formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly (string | number)[]): string => `${values.map(cell).join(',')}\r\n`;
