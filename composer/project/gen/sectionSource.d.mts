export interface Example {
  name: string;
  /** The comment before it: what it shows. */
  sentence: string;
}
export interface SectionSource {
  examples: Example[];
}
/** @throws {Error} when it is not TypeScript. */
export function readSectionSource(source: string): SectionSource;
