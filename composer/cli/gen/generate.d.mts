export interface SectionFolder {
  name: string;
  hasBehaviour: boolean;
  isIsland: boolean;
  examples: string[];
}
export function exampleNames(source: string): string[];
export function sectionFolders(root: string): SectionFolder[];
export function generatedFiles(root: string): Map<string, string>;
export function writeGenerated(root: string): string[];
