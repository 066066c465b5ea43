import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems of author text: its marks, words, placeholders and language. */
export const textCodes = defineProblems({
  'unknown-word': error('Unknown word', 'There is no word “{name}” in {files}.'),
  'untranslated-words': warning(
    'Words not translated',
    'words/en.json has words that are missing here: {names}.',
    'Pages in this language that use them are refused.',
  ),
  'unknown-placeholder': error(
    'Unknown placeholder',
    '“{name}” is not a placeholder.',
    'Placeholders are {date}, {zipcode|fallback}, {firstname|fallback}, {word:key}, {rate:key|fallback} and {lang:es|passage}. Write \\{ for a brace.',
  ),
  'vague-link-text': warning(
    'Link text that says nothing',
    'The link text “{text}” does not say where the link leads.',
    'Name what is there: people who use screen readers hear links without the text around them.',
    'WCAG 2.2, 2.4.4',
  ),
  'address-as-link-text': warning(
    'Address as link text',
    'The link text “{text}” is an address, which screen readers spell out.',
    'Name what is there: [FDIC deposit insurance](https://www.fdic.gov).',
    'WCAG 2.2, 2.4.4',
  ),
  'image-in-text': error('Image in text', 'Text cannot hold images; this one would show as typed.', '{how}.'),
  'html-in-text': warning(
    'HTML in text',
    'Text cannot hold HTML; “{tag}” would show as typed.',
    'Use {marks}.',
  ),
  'wrong-language': warning(
    'Text in another language',
    'This text is in {language}, but {page} is in {expected}.',
    'Translate it, or mark a name or a quotation as what it is: {example}.',
    'WCAG 2.2, 3.1.2',
  ),
});
