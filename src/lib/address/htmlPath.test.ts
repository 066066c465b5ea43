import { expect, test } from 'vitest';
import { htmlPath } from './htmlPath.ts';

test.each([
  ['/cd-rates', '/cd-rates.html'],
  ['/cd-rates.html', '/cd-rates.html'],
  ['/es/cd-rates?from=tool.html#a.b', '/es/cd-rates.html?from=tool.html#a.b'],
  ['/articles/topic-saving.start', '/articles/topic-saving.start.html'],
  ['/request.error?x=1.5', '/request.error.html?x=1.5'],
  ['/content/dam/fees.PDF', '/content/dam/fees.PDF'],
  ['https://apply.bank.example/apply.do?x', 'https://apply.bank.example/apply.do?x'],
  ['/business/', '/business/'],
  ['/', '/'],
  ['https://apply.bank.example', 'https://apply.bank.example'],
  ['https://apply.bank.example/start?x', 'https://apply.bank.example/start.html?x'],
])('WIDG-17 %s leads to %s', (target, path) => expect(htmlPath(target)).toBe(path));
