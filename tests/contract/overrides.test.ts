import type { Theme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { registry } from '#sections/registry.gen.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { exampleOf } from '#tests/contract/themeChanges.ts';
import { brandTokens } from '#theme/brand.gen.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { withoutSchemes } from '#theme/withoutSchemes.ts';

/** Declarations by property; the last one of a property counts. */
type Declarations = ReadonlyMap<string, string>;

/**
 * Returns what applies to the elements of a section's examples, by their part, such as `PorticoHeroBanner-lead`. MUI's
 * button is included, because it is the only part of some sections.
 */
function partsOf(section: AnySection, theme: Theme): ReadonlyMap<string, readonly Declarations[]> {
  const parts = new Map<string, Declarations[]>();
  for (const example of Object.keys(section.examples)) {
    const { props, environment } = exampleOf(section, example);
    const { html, css } = renderSection(section, props, environment, withoutSchemes(theme));
    // Outside production, Emotion names the parts in the class.
    for (const [, styleName, labels] of html.matchAll(
      /\bp-([a-z0-9]+(-[\w-]*(?:Portico|MuiButton)[\w-]*))/g,
    )) {
      const plain = /^\.p-[\w-]+\{([^}]*)\}/.exec(css.get(styleName ?? '') ?? '')?.[1] ?? '';
      const declarations = plain
        .split(';')
        .filter(Boolean)
        .map((text) => {
          const at = text.indexOf(':');
          return [text.slice(0, at), text.slice(at + 1)] as const;
        });
      for (const [, part] of labels?.matchAll(/-((?:Portico[A-Za-z]+|MuiButton)-[a-z][A-Za-z]*)/g) ?? [])
        if (part !== undefined) parts.set(part, [...(parts.get(part) ?? []), new Map(declarations)]);
    }
  }
  return parts;
}

const brand = createPorticoTheme(brandTokens);

/** Returns a theme that resets all that the parts declare, and gives each an own variable. */
function overriding(parts: ReadonlyMap<string, readonly Declarations[]>): Theme {
  const components: Record<string, { styleOverrides: Record<string, object>; variants?: object[] }> = {};
  for (const [part, elements] of parts) {
    const [name = '', slot = ''] = part.split('-');
    const entry = (components[name] ??= { styleOverrides: {} });
    const properties = elements.flatMap((declarations) => [...declarations.keys()]);
    const reset = Object.fromEntries(properties.map((property) => [property, 'revert']));
    entry.styleOverrides[slot] = { ...reset, [`--${part}`]: 'overridden' };
    if (slot === 'root') entry.variants = [{ props: {}, style: { [`--${part}-variant`]: 'overridden' } }];
  }
  return createPorticoTheme(brandTokens, { components });
}

test.each([...registry.values()].map((section) => [section.name, section] as const))(
  'theme.components overrides what the parts of %s look like, in each slot that its examples show',
  (_name, section) => {
    const before = partsOf(section, brand);
    expect(before.size).toBeGreaterThan(0);
    const after = partsOf(section, overriding(before));
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [part, elements] of before) {
      const own = [`--${part}`, ...(part.endsWith('-root') ? [`--${part}-variant`] : [])];
      for (const [at, declarations] of elements.entries()) {
        const values = Object.fromEntries(after.get(part)?.[at] ?? []);
        expect({ part, ...values }).toMatchObject({
          part,
          ...Object.fromEntries([...declarations.keys()].map((property) => [property, 'revert'])),
          ...Object.fromEntries(own.map((variable) => [variable, 'overridden'])),
        });
      }
    }
  },
);
