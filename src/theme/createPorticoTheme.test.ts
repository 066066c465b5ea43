import type { Theme, ThemeOptions } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { baseCss } from './baseCss.ts';
import { brandTokens } from './brand.gen.ts';
import { createPorticoTheme } from './createPorticoTheme.ts';

/** Returns the rule for links in author text. */
const linkRule = (theme: Theme) => /(?<=:where\(a\)\{)[^}]*/.exec(baseCss(theme))?.[0] ?? '';

test('an override of a component adds to its look', () => {
  const theme = createPorticoTheme(brandTokens, {
    components: { MuiLink: { styleOverrides: { root: { textDecorationThickness: '5px' } } } },
  });
  const brand = linkRule(createPorticoTheme(brandTokens));
  expect(linkRule(theme).replaceAll(';', '')).toBe(
    `${brand}text-decoration-thickness:5px`.replaceAll(';', ''),
  );
});

test('an override may depend on the theme', () => {
  const theme = createPorticoTheme(brandTokens, {
    components: {
      MuiLink: { styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.error.main }) } },
    },
  });
  expect(linkRule(theme)).toContain('color:var(--p-palette-error-main');
});

test('default props and variants of a component come together', () => {
  const variant = { props: { variant: 'contained' as const }, style: { letterSpacing: '1px' } };
  const { components } = createPorticoTheme(brandTokens, {
    components: { MuiButton: { defaultProps: { size: 'large' }, variants: [variant] } },
  });
  expect(components?.MuiButton).toMatchObject({
    defaultProps: { variant: 'contained', size: 'large' },
    variants: [variant],
  });
});

test('values of the brand give way to the ones that are given', () => {
  const { vars, typography } = createPorticoTheme(brandTokens, {
    shape: { borderRadius: 23 },
    typography: { button: { letterSpacing: '5px' } },
  });
  expect(vars.shape.borderRadius).toContain('23px');
  expect(typography.button).toMatchObject({
    letterSpacing: '5px',
    fontSize: brandTokens.typography.button.fontSize,
  });
});

test('the type of an override has the slots of the component, and no other', () => {
  const styleOverrides = { eyebrow: { letterSpacing: 0 } };
  const misspelled: ThemeOptions = {
    components: {
      PorticoHeroBanner: {
        styleOverrides: {
          // @ts-expect-error -- no such slot
          eyebrows: {},
        },
      },
    },
  };
  const { components } = createPorticoTheme(
    brandTokens,
    { components: { PorticoHeroBanner: { styleOverrides } } },
    misspelled,
  );
  expect(components?.PorticoHeroBanner).toMatchObject({ styleOverrides });
});
