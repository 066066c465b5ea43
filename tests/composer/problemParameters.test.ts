import { expect, test } from 'vitest';
import { linkCodes } from '#composer/check/rules/links/linkCodes.ts';
import { sectionCodes } from '#composer/check/rules/sections/sectionCodes.ts';
import { problemOver } from '#composer/problems/problemAt.ts';

const source = { file: 'page.json', position: () => ({ line: 1, column: 1 }) };

test('types refuse a problem whose message would be left with a hole', () => {
  const { message } = problemOver(source, sectionCodes['unused-fragment'], 0, 1);
  expect(message).not.toMatch(/[{}]/);
  // @ts-expect-error -- the message has {target}
  problemOver(source, linkCodes['broken-link'], 0, 1);
  // @ts-expect-error -- which is another name
  problemOver(source, linkCodes['broken-link'], 0, 1, { parameters: { name: '/nowhere.html' } });
  const whole = problemOver(source, linkCodes['broken-link'], 0, 1, {
    parameters: { target: '/nowhere.html' },
  });
  expect(whole.message).toContain('/nowhere.html');
});
