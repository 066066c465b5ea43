import { parseArgs } from 'node:util';

const levels = ['html', 'behaviour', 'island'] as const;
export type Level = (typeof levels)[number];

const isLevel = (text: string): text is Level => levels.some((level) => level === text);

/** Parses the arguments of `portico new section`. */
export function readArguments(args: readonly string[]): { name: string; level: Level } | { problem: string } {
  const options = { level: { type: 'string', default: 'html' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { level } = values;
  const [name, ...more] = positionals;
  if (!isLevel(level)) return { problem: `--level must be html, behaviour or island; got "${level}".` };
  if (name === undefined || more.length > 0) return { problem: 'Expected one name.' };
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    const parts = name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
    const right = parts
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join('')
      .replace(/^\d+/, '');
    const hint = /^[A-Z][A-Za-z0-9]+$/.test(right) ? ` Try "${right}".` : '';
    return {
      problem: `"${name}" is not a valid component name. Use letters and digits in PascalCase.${hint}`,
    };
  }
  return { name, level };
}
