import type { Declaration, Selector, StyleRule, TokenOrValue } from 'lightningcss';
import { lightningCss } from '#composer/native/nativePackages.ts';
import { utilitiesOf } from '#composer/render/section/usedClasses.ts';

/** The oldest browsers that run the islands' scripts (ES2022). CSS is only shortened to syntax that they support. */
const targets = { chrome: 94 << 16, edge: 94 << 16, firefox: 93 << 16, ios_saf: 0xf0400, safari: 0xf0400 };

/** Variables that an MUI component sets for its own rules, which are all in the same text. */
const ownVariable = /^--(?:variant|IconButton)-/;

/** Properties that none of these browsers supports. */
const isObsolete = (property: string) => property === 'color-adjust';
const isObsoletePart = (selector: Selector) =>
  selector.some(
    ({ type, ...rest }) => type === 'pseudo-element' && Object.values(rest).includes('-moz-focus-inner'),
  );

/** Whether a declaration uses a variable: browsers accept it whatever the variable's value is. */
const hasVariable = (declaration: Declaration) =>
  declaration.property === 'unparsed' && declaration.value.value.some((token) => isVariable(token));

const isVariable = (token: TokenOrValue): boolean =>
  token.type === 'var' || (token.type === 'function' && token.value.arguments.some(isVariable));

const nameOf = (declaration: Declaration): string => {
  if (declaration.property === 'custom') return declaration.value.name;
  return declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;
};

/** Removes declarations that a later one of the same rule overrides in every browser, and unused ones. */
function withoutOverridden(declarations: readonly Declaration[], rules: string): Declaration[] {
  const overridden = new Set<string>();
  const kept = declarations.toReversed().filter((declaration) => {
    const name = nameOf(declaration);
    if (overridden.has(name) || isObsolete(name)) return false;
    if (ownVariable.test(name) && !rules.includes(`var(${name}`)) return false;
    if (hasVariable(declaration)) overridden.add(name);
    return true;
  });
  return kept.toReversed();
}

/** Lightning CSS returns `null` values that it does not accept as input. */
function withoutNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutNulls) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutNulls(one)])) as T;
}

const minified = new Map<string, string>();

/**
 * Minifies CSS rules and removes overridden declarations, which are common in MUI: a theme's overrides follow MUI's own
 * styles. Memoized.
 *
 * @param isWorn Whether an element can ever have a utility class (`Mui-disabled`). Rules for other utilities are
 * dropped.
 */
export function minifyRules(rules: string, isWorn: (utility: string) => boolean = () => true): string {
  const unworn = new Set(utilitiesOf(rules).filter((name) => !isWorn(name)));
  const key = [rules, ...unworn].join('\n');
  const known = minified.get(key);
  if (known !== undefined) return known;
  const canMatch = (selector: Selector) =>
    !isObsoletePart(selector) && !selector.some((part) => part.type === 'class' && unworn.has(part.name));
  const { code } = lightningCss().transform({
    filename: 'rules.css',
    code: Buffer.from(rules),
    minify: true,
    targets,
    // Like a browser, drops unknown declarations and continues.
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value }: { value: StyleRule }) {
          const selectors = value.selectors.filter(canMatch);
          if (selectors.length === 0) return [];
          const { declarations = [], importantDeclarations = [] } = value.declarations ?? {};
          const own = { importantDeclarations, declarations: withoutOverridden(declarations, rules) };
          return withoutNulls({ type: 'style', value: { ...value, selectors, declarations: own } });
        },
      },
    },
  });
  const text = code.toString();
  minified.set(key, text);
  return text;
}
