import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import {
  exampleSite,
  type ProblemExamples,
  textPage,
  pageWithText,
} from '#composer/problems/problemExample.ts';

/** Problems with author text: its markup, words, placeholders and language. */
export const textCodes = defineProblems({
  'unknown-word': error('Unknown word', 'There is no word “{name}” in {files}.'),
  'untranslated-words': warning(
    'Untranslated words',
    'words/en.json has words that are missing here: {names}.',
    'Pages in this language that use them are not published.',
  ),
  'unknown-placeholder': error(
    'Unknown placeholder',
    '“{name}” is not a placeholder.',
    'Placeholders are {date}, {zipcode|fallback}, {firstname|fallback}, {word:key}, {rate:key|fallback}, {rate-date:key|fallback} and {lang:es|passage}. Write \\{ for a literal brace.',
  ),
  'word-cycle': error('Word that contains itself', 'The word “{name}” contains itself: {chain}.'),
  'too-many-words': error(
    'Too many words in a word',
    'The word “{name}” contains more than {max} words, with those in them.',
    'Write the text itself.',
  ),
  'placeholder-not-filled': error(
    'Placeholder that is not filled in',
    '“{name}” would appear as typed. Only texts of sections and words of the site can have placeholders, and titles and descriptions of pages, and answers of the assistant, words and rates.',
    'Write the text itself.',
  ),
  'vague-link-text': warning(
    'Vague link text',
    'The link text “{text}” does not say where the link leads.',
    'Describe the destination. Screen reader users hear links without the surrounding text.',
    'WCAG 2.2, 2.4.4',
  ),
  'address-as-link-text': warning(
    'URL as link text',
    'The link text “{text}” is a URL, which screen readers spell out.',
    'Describe the destination: [FDIC deposit insurance](https://www.fdic.gov).',
    'WCAG 2.2, 2.4.4',
  ),
  'document-link-text': warning(
    'Link to a PDF that does not say so',
    'The link text “{text}” does not say that it opens a PDF.',
    'Add “(PDF)” to it. A PDF opens in another program on many devices.',
    'WCAG 2.2, 3.2.5',
  ),
  'phone-link-differs': error(
    'Link that dials another number',
    'The link shows {shown} but dials {dialed}.',
    'Write the same number in both.',
  ),
  'phone-digits': error(
    'Link that dials no phone number',
    'The link dials {dialed}, and phone numbers in the United States have ten digits.',
    'Write it like tel:+18005550142; one of another country with its code, such as tel:+442071234567.',
  ),
  'phone-almost-known': warning(
    'Phone number that is almost another',
    '{number} differs in one place from {known}, which is on more pages or in the words of the site.',
    'Correct it, or, if it is another number, give it a word in words/en.json and write {word:…} here.',
  ),
  'image-in-text': error(
    'Image in text',
    'Text cannot contain images; this one would appear as typed.',
    '{how}.',
  ),
  'html-in-text': warning(
    'HTML in text',
    'Text cannot contain HTML; “{tag}” would appear as typed.',
    'Use {marks}.',
  ),
  'wrong-language': warning(
    'Text in another language',
    'This text is in {language}, but {page} is in {expected}.',
    'Translate it, or mark a name or quotation with its language: {example}.',
    'WCAG 2.2, 3.1.2',
  ),
});

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
  'placeholder-not-filled': pageWithText('Save more.', { title: 'Savings in {zipcode|Maine}' }),
  'document-link-text': {
    ...withText('See [our fees](/documents/fees.pdf).'),
    'documents/fees.pdf': '%PDF-1.7\n1 0 obj\n<< /Title (Fees) >>\nendobj\ntrailer\n<< /Info 1 0 R >>\n',
  },
  'vague-link-text': withText('For our home page [click here](/).'),
  'address-as-link-text': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    ...withText('See [https://www.fdic.gov](https://www.fdic.gov).'),
  },
  'phone-link-differs': withText('Call [800-555-0142](tel:+18005550124).'),
  'phone-digits': withText('Call [our branch](tel:+1800555014).'),
  'phone-almost-known': {
    'words/en.json': { phone: '800-555-0142' },
    ...withText('Call 800-555-0124 at any time.'),
  },
  'image-in-text': withText('![A jar of coins](/media/savings.svg)'),
  'html-in-text': withText('Save a little<br>each month.'),
  'wrong-language': withText('Ahorre un poco cada mes y reciba los intereses el último día.'),
};
