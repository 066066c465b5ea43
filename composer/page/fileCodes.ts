import { defineProblems, error } from '#composer/problems/problemType.ts';
import { examplePage, type ProblemExamples } from '#composer/problems/problemExample.ts';
import { limits } from './limits.ts';

/** Problems with files that cannot be parsed as JSON. */
export const fileCodes = defineProblems({
  'file-unreadable': error('Unreadable file', 'This file cannot be read: {reason}.'),
  'file-not-utf8': error(
    'File that is not UTF-8',
    'This file is not UTF-8 but probably {encoding}: byte {byte} (0x{hex}){after} is the first wrong one.',
    'Save it as UTF-8. In VS Code: “Reopen with Encoding”, then “Save with Encoding”. Until then nothing in it is published or changed.',
  ),
  'file-too-large': error(
    'File too large',
    'This file is {size} kB; the limit for a definition is {limit} kB.',
    'Split it, or move repeated sections into fragments.',
  ),
  'json-too-deep': error(
    'JSON nested too deeply',
    'Brackets are nested more than {limit} levels deep here.',
    'Sections rarely need ten levels. Look for an unclosed bracket.',
  ),
  'json-syntax': error('Invalid JSON', '{detail}'),
});

export const fileExamples: ProblemExamples<typeof fileCodes, 'file-unreadable' | 'file-too-large'> = {
  // As Windows-1252 has it: one byte for each character. Storybook loads this module too, and has no Buffer.
  'file-not-utf8': {
    'savings.json': Uint8Array.from('{ "title": "Inversión" }', (character) => character.charCodeAt(0)),
  },
  'json-too-deep': { 'savings.json': '['.repeat(limits.depth + 1) },
  'json-syntax': { 'savings.json': JSON.stringify(examplePage()).replace('",', '"') },
};
