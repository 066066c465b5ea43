import { expect, test } from 'vitest';
import { sourceProblem } from '#composer/dev/sourceProblem.ts';

const failed = (frame: string) => {
  const cause = new ReferenceError('nope is not defined');
  cause.stack = `ReferenceError: nope is not defined\n    at LoanQuiz (${frame})\n    at render (/bank/node_modules/portico/lib/src/index.js:3:4)`;
  return new Error('section LoanQuiz (#loan-quiz-1): nope is not defined', { cause });
};

test.each([
  ['/bank/sections/LoanQuiz/LoanQuiz.tsx:12:34', 'sections/LoanQuiz/LoanQuiz.tsx'],
  ['/bank/src/sections/LoanQuiz/LoanQuiz.tsx?t=123:12:34', 'src/sections/LoanQuiz/LoanQuiz.tsx'],
  ['/bank/sections/LoanQuiz/LoanQuiz.jsx:12:34', 'sections/LoanQuiz/LoanQuiz.jsx'],
  ['/bank/theme/index.ts:12:34', 'theme/index.ts'],
])('the problem of code that fails at %s has its message, its file and its line', (frame, file) =>
  expect(sourceProblem(failed(frame), '/bank')).toMatchObject({
    message: 'section LoanQuiz (#loan-quiz-1): nope is not defined',
    file,
    line: 12,
    column: 34,
  }),
);
