import { expect, test } from 'vitest';
import { pdfOf } from './pdfPath.ts';

const origin = 'https://bank.example';
const asked = (path: string) => pdfOf(new URLSearchParams({ pdfPath: path }).toString(), origin);

test('PAGE-12 a PDF below /content/dam/ is opened', () => {
  expect(asked('/content/dam/guides/first-home.pdf')).toBe('/content/dam/guides/first-home.pdf');
  expect(asked('/content/dam/two words.pdf')).toBe('/content/dam/two%20words.pdf');
});

test.for([
  '/content/dam/../../evil.pdf',
  '/content/dam/%2e%2e/%2e%2e/evil.pdf',
  '/content/dam/\\..\\..\\evil.pdf',
  '//evil.example/content/dam/a.pdf',
  'https://evil.example/content/dam/a.pdf',
  'https://bank.example/content/dam/a.pdf',
  '/guides/../content/dam/a.pdf',
  'javascript:alert(1)//content/dam/.pdf',
  '/content/dam/a.html',
  '/content/dam/a.pdf.html',
  '/content/dam/a.html?b.pdf',
  '/content/dam/a.html#b.pdf',
  '/content/damage/a.pdf',
  '/content/dam/%E0%A4%A.pdf',
  '/CONTENT/DAM/a.pdf',
  '',
])('PAGE-12 %s is ignored', (path) => {
  expect(asked(path)).toBeUndefined();
});

test('PAGE-12 a query without the parameter opens nothing', () => {
  expect(pdfOf('?pdf=/content/dam/a.pdf', origin)).toBeUndefined();
});
