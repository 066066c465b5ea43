import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import {
  examplePage,
  type ProblemExamples,
  pageWith,
  pageWithText,
} from '#composer/problems/problemExample.ts';

/** Problems with markup that visitors would see as it is typed. */
export const typedCodes = defineProblems({
  'double-braces': error('Two pairs of braces', '“{text}” would appear with braces. One pair is enough.'),
  'open-braces': error(
    'Placeholder without an end',
    '“{text}” would appear as typed: it has no closing brace.',
    'A placeholder is {word:key} or {firstname|fallback}. A fallback cannot contain braces.',
  ),
  'link-as-typed': error(
    'Link shown as typed',
    '“{text}” would appear as typed: {why}.',
    'A link is [text](/page.html).',
  ),
  'link-without-text': error(
    'Link without text',
    '“{text}” leads somewhere, but has no text that visitors could see or hear.',
    'Write in the brackets where it leads, or delete it.',
    'WCAG 2.2, 2.4.4',
  ),
  'mark-as-typed': warning(
    'Mark shown as typed',
    '“{text}” would appear as typed: {why}.',
    'Bold is **words**, emphasis is *words*. A backslash before a mark shows it as it is.',
  ),
  'line-mark-as-typed': warning('Heading or list shown as typed', '“{text}” would appear as typed: {why}.'),
  'table-as-typed': error(
    'Table shown as typed',
    '“{text}” would appear as typed: {why}.',
    'Below the header, a table has a line such as | --- | --- |.',
  ),
  'bullet-as-typed': warning(
    'Typed bullet',
    'This line starts with a typed bullet. Screen readers do not announce a list.',
    'Write a list: “- ” at the start of each line. Text of one line cannot contain a list.',
    'WCAG 2.2, 1.3.1',
  ),
  'escape-as-typed': warning(
    'Escape shown as typed',
    '“{text}” would appear as typed: its backslash is doubled.',
  ),
  'entity-as-typed': warning(
    'HTML entity shown as typed',
    '“{text}” would appear as typed.',
    'Write the character itself, or a space.',
  ),
  'note-as-typed': error(
    'Note mark shown as typed',
    '“{text}” would appear as typed.',
    'The mark of a note is [^key].',
  ),
  'note-without-caret': error(
    'Note mark without ^',
    '“[{key}]” would appear as typed. The mark of the note is “[^{key}]”.',
  ),
  'note-mark': warning(
    'Typed note mark',
    '“{text}” looks like the mark of a note, but leads to none.',
    'Write [^key], and the note in a section with notes. Where text has no markup, state the condition in words.',
    'WCAG 2.2, 1.3.1',
  ),
  'markup-in-plain-text': warning(
    'Markup in plain text',
    '“{text}” would appear as typed: this text has no markup.',
    'Write it without marks, or use a text that has markup.',
  ),
});

const withHeading = (heading: string) => {
  const items = [{ id: 'open', heading, text: 'In any branch.' }];
  return pageWith('Accordion', { heading: 'Questions', level: 2, items });
};
const note = { key: 'fees', text: 'Fees may apply.' };
const notes = { component: 'Footnotes', props: { heading: 'Notes', level: 2, notes: [note] } };

export const typedExamples: ProblemExamples<typeof typedCodes> = {
  'double-braces': pageWithText('Hello, {{firstname|neighbor}}.'),
  'open-braces': pageWithText('Hello, {firstname|neighbor.'),
  'link-as-typed': pageWithText('See our [home page] (/) for more.'),
  'link-without-text': pageWithText('See our home page [](/).'),
  'mark-as-typed': pageWithText('Open an account with **$25.'),
  'line-mark-as-typed': pageWithText('##How it works'),
  'table-as-typed': pageWithText('| Account | Minimum |\n| Savings | $25 |'),
  'bullet-as-typed': pageWithText('You need:\n\n• A passport\n• Your address'),
  'escape-as-typed': pageWithText('Save a little.\\nSave each month.'),
  'entity-as-typed': pageWithText('Save&nbsp;a little each month.'),
  'note-as-typed': pageWithText('No monthly fee.[^fees'),
  'note-without-caret': {
    'savings.json': examplePage([
      { component: 'RichText', props: { text: 'No monthly cost.[fees] Even less for students.[^fees]' } },
      notes,
    ]),
  },
  'note-mark': pageWithText('No monthly cost*'),
  'markup-in-plain-text': withHeading('How do I **open** an account?'),
};
