import type { ProblemExamples } from '#composer/problems/problemExample.ts';
import type { fileCodes } from './fileCodes.ts';
import { limits } from './limits.ts';

export const fileExamples: ProblemExamples<typeof fileCodes, 'file-unreadable' | 'file-too-large'> = {
  'json-too-deep': { 'savings.json': '['.repeat(limits.depth + 1) },
  'json-syntax': { 'savings.json': '{ "title": "Savings for every plan" "sections": [] }' },
};
