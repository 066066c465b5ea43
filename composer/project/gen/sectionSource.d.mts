export interface Example {
  name: string;
  /** The comment before it, which describes what it shows. */
  sentence: string;
}
export interface SectionSource {
  examples: Example[];
}
/** @throws {Error} if the source is not valid TypeScript. */
export function readSectionSource(source: string): SectionSource;
