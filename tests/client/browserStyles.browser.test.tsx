import { CacheProvider, Global } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browserStyles } from '#composer/client/browserStyles.ts';
import { restoreStyles } from '#theme/inlineStyle.ts';

const page = document.createElement('style');
let root: ReturnType<typeof createRoot>;
let show: (view: ReactNode) => void;

/** Starts an island on a page with a style sheet. */
function start(rules: string): void {
  page.textContent = rules;
  document.head.prepend(page);
  const cache = browserStyles(document);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
  show = (view) => flushSync(() => root.render(<CacheProvider value={cache}>{view}</CacheProvider>));
}

const selectors = () =>
  [...(page.sheet?.cssRules ?? [])].map((rule) => /^[^{]+(?= \{)/.exec(rule.cssText)?.[0]);
/** Style elements besides those of the test’s own page. */
let styleElements = 0;
const addedElements = () => document.querySelectorAll('style').length - styleElements;

beforeEach(() => (styleElements = document.querySelectorAll('style').length + 1));
afterEach(() => {
  flushSync(() => root.unmount());
  page.remove();
  document.body.innerHTML = '';
  document.adoptedStyleSheets = [];
});

describe('styles for the whole page', () => {
  test('come in front of those of classes, change, and go, without a style element', () => {
    start('body { top: 0px; } .p-1a { top: 1px; }');
    show(<Global styles={{ '.b': { top: 2 }, '.c': { top: 2 } }} />);
    expect(selectors()).toEqual(['body', '.b', '.c', '.p-1a']);
    show(<Global styles={{ '.d': { top: 2 } }} />);
    expect(selectors()).toEqual(['body', '.d', '.p-1a']);
    expect(addedElements()).toBe(0);
    show(null);
    expect(selectors()).toEqual(['body', '.p-1a']);
  });

  test('that the server has rendered are taken over', () => {
    const styles = { '.b': { top: 2 } };
    const { name } = serializeStyles([styles]);
    start(`body { top: 0px; } @supports (--global-${name}:0) { .b { top: 2px; } } .p-1a { top: 1px; }`);
    const before = selectors();
    show(
      <>
        <Global styles={styles} key="one" />
        <Global styles={styles} key="other" />
      </>,
    );
    // The other has rules of its own.
    expect(selectors()).toEqual([before[0], before[1], '.b', '.p-1a']);
    show(<Global styles={styles} key="other" />);
    expect(selectors()).toEqual(['body', '.b', '.p-1a']);
    show(null);
    expect(selectors()).toEqual(['body', '.p-1a']);
  });
});

test('an element gets its style back, and keeps the classes that React expects', () => {
  start('');
  document.body.innerHTML =
    '<p class="a a p-inline_1 b" data-style="left:20%"></p><p class="p-inline_1" data-style="top:0"></p>';
  const restored: string[] = [];
  restoreStyles(document.body, (element, text) => restored.push(`${element.className}|${text}`));
  expect(document.body.innerHTML).toBe('<p class="a a b" style="left: 20%;"></p><p style="top: 0px;"></p>');
  expect(restored).toEqual(['a a b|left:20%', '|top:0']);
});
