export type Level = 'html' | 'behaviour' | 'island';
export function sectionFiles(name: string, level: Level): Map<string, string>;
export function readArguments(args: readonly string[]): { name: string; level: Level } | { problem: string };
export function newSection(root: string, args: readonly string[]): number;
export function nextSteps(name: string): string;
