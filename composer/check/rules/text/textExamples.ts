import { exampleSite, type ProblemExamples, textPage } from '#composer/problems/problemExample.ts';
import type { textCodes } from './textCodes.ts';

const withText = (text: string) => ({ 'savings.json': textPage(text) });

export const textExamples: ProblemExamples<typeof textCodes> = {
  'unknown-word': withText('Call {word:fone}.'),
  'untranslated-words': {
    'words/en.json': { hours: '9 to 5' },
    'words/es.json': {},
  },
  'unknown-placeholder': withText('Hello {firstnam|there}.'),
  'word-cycle': { 'words/en.json': { hours: 'From {word:opening}', opening: '9 a.m. {word:hours}' } },
  'too-many-words': {
    'words/en.json': {
      line: 'Save more.',
      chorus: Array.from({ length: 100 }, () => '{word:line}').join(' '),
    },
  },
  'placeholder-not-filled': {
    'savings.json': textPage('Save more.', { title: 'Savings in {zipcode|Maine}' }),
  },
  'vague-link-text': withText('For our home page [click here](/).'),
  'address-as-link-text': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    ...withText('See [https://www.fdic.gov](https://www.fdic.gov).'),
  },
  'image-in-text': withText('![A jar of coins](/media/savings.svg)'),
  'html-in-text': withText('Save a little<br>each month.'),
  'wrong-language': withText('Ahorre un poco cada mes y reciba los intereses el último día.'),
};
