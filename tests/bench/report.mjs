/** Returns the median of numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Prints a table with aligned columns. The first column is text, the others are numbers. */
export function table(head, rows) {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_title, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  for (const row of lines)
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('   '),
    );
}

const failures = [];

/** Prints a figure with its target, and records it if it misses the target. */
export function budget(name, value, limit, unit, isAtLeast = false) {
  const isMet = isAtLeast ? value >= limit : value <= limit;
  const text = `${isMet ? 'ok  ' : 'MISS'}  ${name}: ${Number(value.toFixed(2))} ${unit} (${isAtLeast ? 'at least' : 'at most'} ${limit} ${unit})`;
  console.log(text);
  if (!isMet) failures.push(text);
}

/** Returns the figures that missed their target. */
export const missed = () => failures;
