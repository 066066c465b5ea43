export interface Example {
  name: string;
  /** The comment before it: what it shows. */
  sentence: string;
}
export interface SectionFolder {
  name: string;
  hasBehaviour: boolean;
  isIsland: boolean;
  examples: Example[];
}
export function sectionExamples(source: string): Example[];
export function sectionFolders(root: string): SectionFolder[];
export function generatedFiles(root: string): Map<string, string>;
export function writeGenerated(root: string): string[];
