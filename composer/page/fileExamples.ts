import { examplePage, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { fileCodes } from './fileCodes.ts';
import { limits } from './limits.ts';

export const fileExamples: ProblemExamples<typeof fileCodes, 'file-unreadable' | 'file-too-large'> = {
  'file-not-utf8': { 'savings.json': Buffer.from('{ "title": "Inversión" }', 'latin1') },
  'json-too-deep': { 'savings.json': '['.repeat(limits.depth + 1) },
  'json-syntax': { 'savings.json': JSON.stringify(examplePage()).replace('",', '"') },
};
