import type { ThemeOptions } from '@mui/material/styles';
import type { AnySection } from '#section-kit/defineSection.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { localeOfExample } from '#tests/contract/localeOfExample.ts';

/** A change that a developer makes in the theme, and where it shows. */
export interface Change {
  readonly what: string;
  readonly theme: ThemeOptions;
  readonly shows: Shows;
}

/** Where a change shows. */
export interface Shows {
  /** Elements that change, if the change affects a component. */
  readonly selector?: string;
  /** The variable that changes, if the change affects a value. */
  readonly variable?: string;
  /** Computed properties, at least one of which must differ. */
  readonly properties: readonly string[];
}

const colored = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'box-shadow',
  'fill',
  'stroke',
  'accent-color',
] as const;

const blue = { main: 'rgb(1, 2, 250)', dark: 'rgb(1, 2, 200)' };

export const changes: readonly Change[] = [
  {
    what: 'palette.primary',
    theme: { colorSchemes: { light: { palette: { primary: blue } }, dark: { palette: { primary: blue } } } },
    shows: { variable: '--p-palette-primary-main', properties: colored },
  },
  {
    what: 'typography.button',
    theme: { typography: { button: { letterSpacing: '5px' } } },
    shows: { selector: '.MuiButton-root', properties: ['letter-spacing'] },
  },
  {
    what: 'shape.borderRadius',
    theme: { shape: { borderRadius: 23 } },
    shows: {
      variable: '--p-shape-borderRadius',
      properties: [
        'border-top-left-radius',
        'border-top-right-radius',
        'border-bottom-left-radius',
        'border-bottom-right-radius',
      ],
    },
  },
  {
    what: 'MuiButton.styleOverrides',
    theme: { components: { MuiButton: { styleOverrides: { root: { wordSpacing: '7px' } } } } },
    shows: { selector: '.MuiButton-root', properties: ['word-spacing'] },
  },
  {
    what: 'MuiCard',
    theme: { components: { MuiCard: { styleOverrides: { root: { wordSpacing: '9px' } } } } },
    shows: { selector: '.MuiCard-root', properties: ['word-spacing'] },
  },
  {
    what: 'MuiLink',
    theme: { components: { MuiLink: { styleOverrides: { root: { textDecorationThickness: '6px' } } } } },
    // Links in author text have no class; footnote marks are styled differently.
    shows: { selector: '.MuiLink-root, a:not([class], sup > a)', properties: ['text-decoration-thickness'] },
  },
];

/** Returns an example as a page's section, with its own id. */
export function exampleOf(section: AnySection, example: string) {
  const locale = localeOfExample(example);
  const author = section.examples[example];
  return {
    props: resolveProps(section, author, standaloneContext({ locale }, section, author)),
    environment: {
      id: `restyled-${example}`,
      locale,
      words: section.words?.[locale] ?? {},
      serviceBase: '/svt/elmstone',
      slots: {},
    },
  };
}

export interface Measure {
  /** Whether the sections in `#host` contain what changes. Their rules are below `#rules`. */
  readonly isShown: boolean;
  /** Computed values of the elements in `#host` that may change, and of their pseudo-elements. */
  readonly values: readonly string[];
}

/** Runs in the browser, so it cannot use anything outside the function. */
export function measure({ selector, variable, properties }: Shows): Measure {
  const isState = /:(?:hover|focus|active|target|checked|disabled|invalid|user-)|\.Mui-|\[|:has\(/;
  const textsOf = (list: CSSRuleList): string[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSMediaRule)
        return matchMedia(rule.conditionText).matches ? textsOf(rule.cssRules) : [];
      if (!(rule instanceof CSSStyleRule) || isState.test(rule.selectorText)) return [];
      return [rule.style.cssText];
    });
  // Rules that apply without interaction, at this width.
  const resting = [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.closest('#rules') !== null)
    .flatMap(({ cssRules }) => textsOf(cssRules));
  const elements = [...document.querySelectorAll(`#host :is(${selector ?? '*'})`)];
  const parts = selector === undefined ? [undefined, '::before', '::after', '::marker'] : [undefined];
  return {
    isShown:
      variable === undefined ? elements.length > 0 : resting.some((text) => text.includes(`var(${variable}`)),
    values: elements.flatMap((element) =>
      parts.map((part) => {
        const style = getComputedStyle(element, part);
        return properties.map((property) => style.getPropertyValue(property)).join(' ');
      }),
    ),
  };
}

/** Returns what is wrong with how a change shows, or `undefined`. */
export function complaint({ selector }: Shows, before: Measure, after: Measure): string | undefined {
  if (!before.isShown) return undefined;
  if (after.values.length !== before.values.length) return 'There are other elements.';
  const same = after.values.filter((value, at) => value === before.values[at]);
  // A change of a component must affect every instance. A change of a value only affects elements that use it.
  const isWrong = selector === undefined ? same.length === after.values.length : same.length > 0;
  return isWrong
    ? `${same.length} of ${after.values.length} look as before, such as "${same[0]}".`
    : undefined;
}
