import type { SectionSource } from './sectionSource.mjs';

export interface SectionFolder extends SectionSource {
  name: string;
  hasBehaviour: boolean;
}
export function sectionFolders(root: string): SectionFolder[];
export function generatedFiles(root: string): Map<string, string>;
export function writeGenerated(root: string): string[];
