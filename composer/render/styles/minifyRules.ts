import { type Declaration, type Selector, type StyleRule, type TokenOrValue, transform } from 'lightningcss';
import { utilitiesOf } from '#composer/render/section/usedClasses.ts';

/** The oldest browsers that run the islands' scripts (ES2022); nothing is shortened to what they do not know. */
const targets = { chrome: 94 << 16, edge: 94 << 16, firefox: 93 << 16, ios_saf: 0xf0400, safari: 0xf0400 };

/** Variables that a part of MUI sets for its own rules, which are all in the same text. */
const ownVariable = /^--(?:variant|IconButton)-/;

/** What none of these browsers knows anymore. */
const isObsolete = (property: string) => property === 'color-adjust';
const isObsoletePart = (selector: Selector) =>
  selector.some(
    ({ type, ...rest }) => type === 'pseudo-element' && Object.values(rest).includes('-moz-focus-inner'),
  );

/** A declaration with a variable: browsers take it whatever the variable's value will be. */
const hasVariable = (declaration: Declaration) =>
  declaration.property === 'unparsed' && declaration.value.value.some((token) => isVariable(token));

const isVariable = (token: TokenOrValue): boolean =>
  token.type === 'var' || (token.type === 'function' && token.value.arguments.some(isVariable));

const nameOf = (declaration: Declaration): string => {
  if (declaration.property === 'custom') return declaration.value.name;
  return declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;
};

/** Without declarations that a later one of the same rule overrides in every browser, and without what is not used. */
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

/** Lightning CSS does not take back the `null`s that it gives. */
function withoutNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutNulls) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutNulls(one)])) as T;
}

const minified = new Map<string, string>();

/**
 * CSS rules without what later declarations of the same rule override, and with short values. MUI's parts say much
 * twice: a theme's overrides stand after MUI's own styles. Each text is worked on once a process.
 *
 * @param isWorn whether an element may ever have this utility class (`Mui-disabled`); rules of others are left out.
 */
export function minifyRules(rules: string, isWorn: (utility: string) => boolean = () => true): string {
  const unworn = new Set(utilitiesOf(rules).filter((name) => !isWorn(name)));
  const key = [rules, ...unworn].join('\n');
  const known = minified.get(key);
  if (known !== undefined) return known;
  const canMatch = (selector: Selector) =>
    !isObsoletePart(selector) && !selector.some((part) => part.type === 'class' && unworn.has(part.name));
  const { code } = transform({
    filename: 'rules.css',
    code: Buffer.from(rules),
    minify: true,
    targets,
    // As in a browser, which drops a declaration that it does not know and reads on.
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
