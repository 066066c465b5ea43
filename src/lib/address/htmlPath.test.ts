import { expect, test } from 'vitest';
import { htmlPath } from './htmlPath.ts';

test.each([
  ['/cd-rates', '/cd-rates.html'],
  ['/cd-rates.html', '/cd-rates.html'],
  ['/es/cd-rates?from=tool.html#a.b', '/es/cd-rates.html?from=tool.html#a.b'],
  ['/business/', '/business/'],
  ['/', '/'],
  ['https://apply.bank.example', 'https://apply.bank.example'],
  ['https://apply.bank.example/start?x', 'https://apply.bank.example/start.html?x'],
])('WIDG-17 %s leads to %s', (target, path) => expect(htmlPath(target)).toBe(path));
