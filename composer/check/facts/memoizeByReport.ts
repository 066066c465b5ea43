import type { FileReport } from './FileReport.ts';

/** Memoizes what is derived from a file's report. Reports never change, and most are the same in the next check. */
export function memoizeByReport<Value extends object>(
  derive: (report: FileReport) => Value,
): (report: FileReport) => Value {
  const derived = new WeakMap<FileReport, Value>();
  return (report) => {
    const known = derived.get(report) ?? derive(report);
    derived.set(report, known);
    return known;
  };
}
