import { expect, it } from 'vitest';
import { type BrandFont, fontFaces } from './fontFaces.ts';

const fonts: readonly BrandFont[] = [
  {
    family: 'Lumen',
    weight: '400 650',
    style: 'normal',
    file: 'fonts/lumen.woff2',
    fallbacks: [
      { local: ['Arial', 'Liberation Sans'], ascent: 90.59, descent: 21.46, lineGap: 0, size: 104.87 },
      { local: ['Arial Bold'], weight: '600 900', ascent: 95.6, descent: 22.64, size: 99.37 },
    ],
  },
];

it('loads fonts that never come late, and stand-ins of the same metrics', () => {
  expect(fontFaces(fonts, (file) => `/assets/${file}`)).toBe(
    [
      "@font-face{font-family:'Lumen';font-weight:400 650;font-display:optional;src:url(/assets/fonts/lumen.woff2) format('woff2')}",
      "@font-face{font-family:'Lumen Fallback';src:local('Arial'),local('Liberation Sans');ascent-override:90.59%;descent-override:21.46%;line-gap-override:0%;size-adjust:104.87%}",
      "@font-face{font-family:'Lumen Fallback';font-weight:600 900;src:local('Arial Bold');ascent-override:95.6%;descent-override:22.64%;size-adjust:99.37%}",
    ].join(''),
  );
});

it('waits for fonts where pictures are taken', () => {
  expect(fontFaces(fonts, (file) => file, 'block')).toContain('font-display:block');
});
