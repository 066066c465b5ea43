import { transform } from 'lightningcss';

/** The oldest browsers that run the islands' scripts (ES2022); nothing is shortened to what they do not know. */
const targets = { chrome: 94 << 16, edge: 94 << 16, firefox: 93 << 16, ios_saf: 0xf0400, safari: 0xf0400 };

const minified = new Map<string, string>();

/**
 * CSS rules without what later declarations of the same rule override, and with short values. MUI's parts say much
 * twice: a theme's overrides stand after MUI's own styles. Each text is worked on once a process.
 */
export function minifyRules(rules: string): string {
  const known = minified.get(rules);
  if (known !== undefined) return known;
  const { code } = transform({
    filename: 'rules.css',
    code: Buffer.from(rules),
    minify: true,
    targets,
    // As in a browser, which drops a declaration that it does not know and reads on.
    errorRecovery: true,
  });
  const text = code.toString();
  minified.set(rules, text);
  return text;
}
