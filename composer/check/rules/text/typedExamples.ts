import { examplePage, type ProblemExamples, textPage } from '#composer/problems/problemExample.ts';
import type { typedCodes } from './typedCodes.ts';

const withText = (text: string) => ({ 'savings.json': textPage(text) });
const withHeading = (heading: string) => {
  const items = [{ id: 'open', heading, text: 'In any branch.' }];
  return {
    'savings.json': examplePage([
      { component: 'Accordion', props: { heading: 'Questions', level: 2, items } },
    ]),
  };
};
const note = { key: 'fees', text: 'Fees may apply.' };
const notes = { component: 'Footnotes', props: { heading: 'Notes', level: 2, notes: [note] } };

export const typedExamples: ProblemExamples<typeof typedCodes> = {
  'double-braces': withText('Hello, {{firstname|neighbor}}.'),
  'open-braces': withText('Hello, {firstname|neighbor.'),
  'link-as-typed': withText('See our [home page] (/) for more.'),
  'link-without-text': withText('See our home page [](/).'),
  'mark-as-typed': withText('Open an account with **$25.'),
  'line-mark-as-typed': withText('##How it works'),
  'table-as-typed': withText('| Account | Minimum |\n| Savings | $25 |'),
  'bullet-as-typed': withText('You need:\n\n• A passport\n• Your address'),
  'escape-as-typed': withText('Save a little.\\nSave each month.'),
  'entity-as-typed': withText('Save&nbsp;a little each month.'),
  'note-as-typed': withText('No monthly fee.[^fees'),
  'note-without-caret': {
    'savings.json': examplePage([
      { component: 'RichText', props: { text: 'No monthly cost.[fees] Even less for students.[^fees]' } },
      notes,
    ]),
  },
  'note-mark': withText('No monthly cost*'),
  'markup-in-plain-text': withHeading('How do I **open** an account?'),
};
