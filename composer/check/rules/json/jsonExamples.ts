import type { ProblemExamples } from '#composer/problems/problemExample.ts';
import type { jsonCodes } from './jsonCodes.ts';

export const jsonExamples: ProblemExamples<typeof jsonCodes> = {
  'json-duplicate-key': { 'words/en.json': '{ "phone": "1-800-555-0100", "phone": "1-800-555-0101" }' },
  'json-forbidden-key': { 'words/en.json': '{ "__proto__": "1-800-555-0100" }' },
  'lost-letter': { 'words/en.json': '{ "greeting": "Bienvenidos, se\uFFFDor" }' },
  'garbled-text': { 'words/en.json': '{ "greeting": "Bienvenidos, seÃ±or" }' },
  'invisible-character': { 'words/en.json': '{ "phone": "1-800-\u200B555-0100" }' },
  'unreadable-character': { 'words/en.json': '{ "phone": "\uF0B7 1-800-555-0100" }' },
  'text-turned': { 'words/en.json': String.raw`{ "phone": "1-800-555-0100 \u202e" }` },
};
