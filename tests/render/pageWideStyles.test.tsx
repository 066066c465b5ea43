import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, policyOrigins } from '#composer/render/contentSecurityPolicy.ts';
import { readHtml } from '#composer/render/section/readHtml.ts';
import { RenderedSection } from '#composer/render/section/RenderedSection.ts';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { siteDefinition } from '#composer/page/siteDefinition.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { islandTheme } from '#theme/theme.ts';

const environment = { id: 'one', locale: 'en', words: {}, serviceBase: '/svt/elmstone' } as const;

/** Renders a view as a section. */
function render(view: ReactElement, hydrate?: 'load') {
  // Only what `renderSection` reads.
  const section = { name: 'Example', View: () => view, hydrate, examples: {} } as unknown as AnySection;
  return renderSection(section, {}, environment, islandTheme);
}

const rulesOf = ({ css }: RenderedSection) => [...css.values()].join('\n');

describe('styles for the whole page', () => {
  const styles = <GlobalStyles styles={{ '.a': { width: 3 } }} />;

  test('are in the page’s style sheet, each time', () => {
    expect([...render(styles).css]).toEqual([[expect.stringMatching(/^global-\w+$/), '.a{width:3px;}']]);
    expect(rulesOf(render(styles))).toBe('.a{width:3px;}');
    expect(rulesOf(render(<p>None</p>))).toBe('');
  });

  test('of an island are marked, so that it can remove them', () => {
    const [[name, rules] = []] = [...render(styles, 'load').css];
    expect(name).toMatch(/^island-global-\w+$/);
    expect(rules).toBe(`@supports (--${name?.slice('island-'.length)}:0){.a{width:3px;}}`);
  });

  test('do not take the place of a class with the same styles', () => {
    const both = render(
      <>
        {styles}
        <Box sx={{ '.a': { width: 3 } }} />
      </>,
    );
    expect(rulesOf(both)).toMatch(/^\.a\{width:3px;\}\n\.p-\S+ \.a\{width:3px;\}$/);
  });
});

describe('style elements', () => {
  const read = (html: string, keepsStyles = false) => {
    const { styles, ...rest } = readHtml(html, { keepsStyles });
    return { html: new RenderedSection({ ...rest, css: styles }).html, rules: [...styles.values()] };
  };

  test('become rules of the page', () => {
    expect(read('<p>A</p><style class="b">.a>b{width:1px}</style><p>B</p>')).toEqual({
      html: '<p>A</p><p>B</p>',
      rules: ['.a>b{width:1px}'],
    });
  });

  test('stay in an island, whose view has them in the browser too, unless they are Emotion’s', () => {
    const html = '<style>.a{top:0}</style>';
    expect(read(html, true)).toEqual({ html, rules: [] });
    expect(read('<style data-emotion="css x">.css-x{top:0}</style><p></p>', true)).toEqual({
      html: '<p></p>',
      rules: ['.css-x{top:0}'],
    });
  });

  test('of another cache of Emotion become rules of the page', () => {
    const other = (
      <CacheProvider value={createCache({ key: 'other' })}>
        <Box sx={{ width: 1 / 2 }} />
      </CacheProvider>
    );
    const section = render(other);
    expect(section.html).toMatch(/^<div class="[^"]*other-/);
    expect(rulesOf(section)).toMatch(/^\.other-\S+\{width:50%;\}$/);
  });
});

test('a ThemeProvider in a section gets the theme of the page', () => {
  const larger = (outer: Theme) => ({ ...outer, spacing: () => outer.typography.pxToRem(32) });
  const section = render(
    <ThemeProvider theme={larger}>
      <Box sx={{ marginTop: 1 }} />
    </ThemeProvider>,
  );
  expect(rulesOf(section)).toContain(`margin-top:${islandTheme.typography.pxToRem(32)}`);
});

test.each(['<script>alert(1)</script>', '<script type="module">alert(1)</script>'])(
  'SEC-01 a section that renders %s is refused, because the page would block it',
  (html) => {
    const view = <div dangerouslySetInnerHTML={{ __html: html }} />;
    expect(() => render(view)).toThrow('The section “Example” renders an inline script');
  },
);

test('a section may render data in a script element', () => {
  const html = '<script type="application/ld+json">{}</script>';
  expect(render(<div dangerouslySetInnerHTML={{ __html: html }} />).html).toContain(html);
});

test('only pages that fill empty style elements allow them', () => {
  const site = siteDefinition.parse({
    origin: 'https://www.elmstonebank.example',
    name: 'Elmstone Bank',
  });
  const policyOf = (fillsStyleElements: boolean) => {
    const needs = { fillsStyleElements, needsCaptcha: false, needsVideo: false, frames: new Set<string>() };
    return contentSecurityPolicy('', '.a{}', policyOrigins(needs, site));
  };
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(policyOf(true)).toContain(empty);
  expect(policyOf(false)).not.toContain(empty);
});
