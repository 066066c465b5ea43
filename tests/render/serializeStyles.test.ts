import { css, keyframes } from '@emotion/react';
import { type SerializedStyles, serializeStyles as own } from '@emotion/serialize';
import { expect, test } from 'vitest';
import { serializeStyles } from '#composer/render/styles/serializeStyles.ts';

const turn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const plain = { color: 'red', '& a:hover': { color: 'blue', margin: 4 } };
const moving = { animation: `${turn} 1s` };
const asking = [plain, ({ wide }: { wide?: boolean }) => ({ width: wide ? 9 : 1 })];

const facts = ({ name, styles, next }: SerializedStyles) => ({ name, styles, next: next?.name });

test('the text and the name of styles are what Emotion makes of them, the second time too', () => {
  const given = [[plain], [plain, moving], [moving, plain], [css(plain)], ['color:red;', plain]];
  for (const styles of [...given, ...given])
    expect(facts(serializeStyles(styles as never, {}, {}))).toEqual(facts(own(styles as never, {}, {})));
});

test('styles that depend on nothing are made once', () => {
  expect(serializeStyles([plain], {}, {})).toBe(serializeStyles([plain], {}, { theme: 'other' }));
});

test('styles that ask for props are made anew', () => {
  const made = [true, false, true].map((wide) => serializeStyles(asking as never, {}, { wide }).styles);
  expect(made[0]).toContain('width:9px');
  expect(made[1]).toContain('width:1px');
  expect(made[2]).toBe(made[0]);
});

const red = own([{ color: 'red' }], {}, undefined);
const wide = own([{ width: 9 }], {}, undefined);

test('what functions give is made once if it is made of finished styles', () => {
  const styles = [() => undefined, ({ isWide }: { isWide?: boolean }) => [red, isWide && wide], 'margin:0;'];
  const made = [true, false, true].map((isWide) => serializeStyles(styles as never, {}, { isWide }));
  expect(made[2]).toBe(made[0]);
  expect(made.map(facts)).toEqual(
    [true, false, true].map((isWide) => facts(own(styles as never, {}, { isWide } as never))),
  );
});

test('a style that is a new object each time is made anew', () => {
  let size = 0;
  const styles = [red, () => ({ fontSize: (size += 1) })];
  const made = [1, 2].map(() => serializeStyles(styles as never, {}, {}).styles);
  expect(made[0]).toContain('font-size:1px');
  expect(made[1]).toContain('font-size:2px');
});
