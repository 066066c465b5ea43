// Starts the folder of a new section. Plain JavaScript, because it runs before anything is bundled: the registry that
// the bundle holds must know the section.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const usage = 'Usage: npm run new:section Name [-- --level html|behaviour|island]';

/** @typedef {'html' | 'behaviour' | 'island'} Level */

const schema = () => `import { z } from 'zod';
import { headingLevel } from '#content/heading.ts';
import { inlineText } from '#content/text.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
});
export type Props = z.output<typeof schema>;
`;

const staticView = (name) => `import styled from '@emotion/styled';
import { Heading } from '#components/Heading.tsx';
import { vars } from '#theme/vars.ts';
import type { Props } from './${name}.schema.ts';

const Root = styled.section({ background: vars.background, paddingBlock: '3rem' });

export function ${name}({ heading, level }: Props) {
  return (
    <Root>
      <div className="wrap">
        <Heading level={level} html={heading} />
      </div>
    </Root>
  );
}
`;

const islandView = (name) => `import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Heading } from '#components/Heading.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { vars } from '#theme/vars.ts';
import type { Props } from './${name}.schema.ts';
import type { words } from './${name}.words.ts';

const Root = styled.section({ background: vars.background, paddingBlock: '3rem' });

export function ${name}({ heading, level }: Props) {
  const word = useWords<typeof words>();
  const [count, setCount] = useState(0);
  return (
    <Root>
      <div className="wrap">
        <Heading level={level} html={heading} />
        <Button onClick={() => setCount(count + 1)}>{word('countLabel', { count })}</Button>
      </div>
    </Root>
  );
}
`;

const words = () => `import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: { countLabel: 'Count: {count}' },
  es: { countLabel: 'Cuenta: {count}' },
  zh: { countLabel: '计数：{count}' },
});
`;

const behaviour = () => `import type { Behaviour } from '#behaviours/behaviour.ts';

/** Enhances the section's finished HTML; returns what undoes it. */
export const behaviour: Behaviour = (root) => {
  const mark = () => root.toggleAttribute('data-used', true);
  root.addEventListener('click', mark);
  return () => root.removeEventListener('click', mark);
};
`;

const section = (name, level) => {
  const isIsland = level === 'island';
  return `import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './${name}.schema.ts';
import { ${name} as View } from './${name}.tsx';
${isIsland ? `import { words } from './${name}.words.ts';\n` : ''}
export const section = defineSection({
  name: '${name}',
  summary: 'One sentence for authors: what the section is for.',
  schema,
  View,
${isIsland ? "  words,\n  wakeUp: 'visible',\n" : ''}  examples: {
    /** What this example shows, for Storybook. */
    default: { heading: 'What the section is about' },
    /** In Spanish. */
    spanish: { heading: 'De qué trata la sección' },
  },
  accessibility: ['The heading names the section.'],
});
`;
};

/**
 * The files of a new section by their path below the project.
 *
 * @param {string} name
 * @param {Level} level
 * @returns {Map<string, string>}
 */
export function sectionFiles(name, level) {
  const file = (ending) => `src/sections/${name}/${name}.${ending}`;
  const files = new Map([
    [file('schema.ts'), schema()],
    [file('tsx'), level === 'island' ? islandView(name) : staticView(name)],
    [file('section.ts'), section(name, level)],
  ]);
  if (level === 'island') files.set(file('words.ts'), words());
  if (level === 'behaviour') files.set(file('behaviour.ts'), behaviour());
  return files;
}

/**
 * Reads the command's arguments.
 *
 * @param {readonly string[]} args
 * @returns {{ name: string, level: Level } | { problem: string }}
 */
export function readArguments(args) {
  const at = args.findIndex((arg) => arg === '--level' || arg.startsWith('--level='));
  const rest = [...args];
  let level = 'html';
  if (at >= 0) {
    const [flag] = rest.splice(at, 1);
    level = flag.includes('=') ? flag.slice('--level='.length) : (rest.splice(at, 1)[0] ?? '');
  }
  const [name, ...more] = rest;
  if (!['html', 'behaviour', 'island'].includes(level))
    return { problem: `A section's level is html, behaviour or island; got "${level}".` };
  if (name === undefined || more.length > 0) return { problem: 'Give one name.' };
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    const parts = name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
    const right = parts
      .map((part) => part[0].toUpperCase() + part.slice(1))
      .join('')
      .replace(/^\d+/, '');
    const hint = /^[A-Z][A-Za-z0-9]+$/.test(right) ? ` Try "${right}".` : '';
    return {
      problem: `"${name}" cannot be a component's name: letters and digits, each word with a capital.${hint}`,
    };
  }
  return { name, level };
}

/**
 * `portico new section Name`: writes the folder and says what comes next. Nothing is overwritten.
 *
 * @param {string} root the project's folder
 * @param {readonly string[]} args
 * @returns {number} the exit code
 */
export function newSection(root, args) {
  const read = readArguments(args);
  if ('problem' in read) {
    console.error(`${read.problem}\n${usage}`);
    return 2;
  }
  const { name, level } = read;
  const folder = `src/sections/${name}`;
  if (existsSync(join(root, folder))) {
    console.error(`There is a section ${name} already: ${folder}/.`);
    return 1;
  }
  mkdirSync(join(root, folder), { recursive: true });
  for (const [path, content] of sectionFiles(name, level)) {
    writeFileSync(join(root, path), content);
    console.log(`wrote ${path}`);
  }
  return 0;
}

/** What to do after the files are there. @param {string} name */
export const nextSteps = (name) => `
Next:
  1. Say in ${name}.schema.ts what authors may write, and show it in ${name}.tsx.
  2. Give ${name}.section.ts an example for each state; each becomes a story, a test and a part of the reference.
  3. Put { "component": "${name}", "props": { "heading": "…" } } on a page and look: npm run dev
  4. npm test checks every example: accessible, valid HTML, same HTML twice, hydrates cleanly, fields documented.`;
