// Creates the folder of a new section. Plain JavaScript, because it runs before anything is bundled: the registry in
// the bundle must include the section.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const usage = 'Usage: npm run new:section Name [-- --level html|behaviour|island]';

/** @typedef {'html' | 'behaviour' | 'island'} Level */

const schema = () => `import { z } from 'zod';
import { headingLevel, inlineText } from '#content/fields.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'One or two sentences.' }),
});
export type Props = z.output<typeof schema>;
`;

const styles = (name) => `import { styled } from '#theme/styled.ts';

// Layout and looks; the values of colors, lines, type and shadows come from the theme (docs/guides/look.md).
export const Content = styled('div', { name: 'Portico${name}', slot: 'Content' })(
  ({ theme: { vars, breakpoints, spacing } }) => ({
    display: 'grid',
    gap: spacing(2),
    marginTop: spacing(4),
    justifyItems: 'start',
    color: vars.palette.text.secondary,
    [breakpoints.up('medium')]: { gap: spacing(3) },
  }),
);
`;

/** The view of every level: the frame, with the level's own content inside. */
const view = (name, { imports = [], first = [], hasIntro = true, hasWords = true, shows }) => {
  const lines = [
    ...imports,
    "import { SectionFrame } from '#components/layout/SectionFrame.tsx';",
    `import { useSection${hasWords ? ', useWords' : ''} } from '#section-kit/sectionContext.tsx';`,
    "import { useThemeProps } from '#theme/styled.ts';",
    `import type { Props } from './${name}.schema.ts';`,
    `import { Content } from './${name}.styles.ts';`,
    ...(hasWords ? [`import type { words } from './${name}.words.ts';`] : []),
  ];
  const start = [
    `const { heading, level, text } = useThemeProps({ props: author, name: 'Portico${name}' });`,
    'const { id } = useSection();',
    ...(hasWords ? ['const word = useWords<typeof words>();'] : []),
    ...first,
  ];
  return `${lines.join('\n')}

export function ${name}(author: Props) {
${start.map((line) => `  ${line}`).join('\n')}
  return (
    <SectionFrame heading={heading} level={level} headingId={\`\${id}-heading\`}${hasIntro ? ' intro={text}' : ''}>
      <Content>
${shows.map((line) => `        ${line}`).join('\n')}
      </Content>
    </SectionFrame>
  );
}
`;
};

const htmlView = (name) =>
  view(name, {
    imports: [
      "import { Card, CardContent } from '#components/surfaces/Card.tsx';",
      "import { Inline } from '#components/data-display/Typography.tsx';",
    ],
    hasIntro: false,
    hasWords: false,
    shows: [
      '<Card>',
      '  <CardContent>{text && <Inline component="p" html={text} />}</CardContent>',
      '</Card>',
    ],
  });

const behaviourView = (name) =>
  view(name, {
    imports: ["import { Button } from '#components/inputs/Button.tsx';"],
    shows: [
      '<Button variant="outlined" aria-pressed="false" data-toggle="">',
      "  {word('toggleLabel')}",
      '</Button>',
    ],
  });

const islandView = (name) =>
  view(name, {
    imports: ["import { useState } from 'react';", "import { Button } from '#components/inputs/Button.tsx';"],
    first: ['const [count, setCount] = useState(0);'],
    shows: ["<Button onClick={() => setCount(count + 1)}>{word('countLabel', { count })}</Button>"],
  });

const wordsOf = {
  behaviour: [
    "  en: { toggleLabel: 'Mark as read' },",
    "  es: { toggleLabel: 'Marcar como leído' },",
    "  zh: { toggleLabel: '标记为已读' },",
  ],
  island: [
    "  en: { countLabel: 'Count: {count}' },",
    "  es: { countLabel: 'Cuenta: {count}' },",
    "  zh: { countLabel: '计数：{count}' },",
  ],
};

const words = (level) => `import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
${wordsOf[level].join('\n')}
});
`;

const behaviour = () => `import type { Behaviour } from '#behaviours/behaviour.ts';

/** Enhances the section's finished HTML until \`signal\` aborts. Elements are found by \`data-\` attributes. */
export const behaviour: Behaviour = (root, signal) => {
  const button = root.querySelector('[data-toggle]');
  const toggle = () => {
    const isPressed = button?.getAttribute('aria-pressed') === 'true';
    button?.setAttribute('aria-pressed', String(!isPressed));
  };
  button?.addEventListener('click', toggle, { signal });
};
`;

const views = { html: htmlView, behaviour: behaviourView, island: islandView };

const section = (name, level) => {
  const isIsland = level === 'island';
  const hasWords = level !== 'html';
  return `import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './${name}.schema.ts';
import { ${name} as View } from './${name}.tsx';
${hasWords ? `import { words } from './${name}.words.ts';\n` : ''}
export const section = defineSection({
  name: '${name}',
  summary: 'One sentence for authors: what the section is for.',
  schema,
  View,
${hasWords ? '  words,\n' : ''}${isIsland ? "  hydrate: 'visible',\n" : ''}  examples: {
    /** What this example shows, for Storybook. */
    default: { heading: 'What the section is about', text: 'A sentence that introduces it.' },
    /** In Spanish. */
    spanish: { heading: 'De qué trata la sección' },
  },
  accessibility: ['A region named by its heading.'],
});
`;
};

/**
 * Returns the files of a new section by their path below the project.
 *
 * @param {string} name
 * @param {Level} level
 * @returns {Map<string, string>}
 */
export function sectionFiles(name, level) {
  const file = (ending) => `src/sections/${name}/${name}.${ending}`;
  const files = new Map([
    [file('schema.ts'), schema()],
    [file('tsx'), views[level](name)],
    [file('styles.ts'), styles(name)],
    [file('section.ts'), section(name, level)],
  ]);
  if (level !== 'html') files.set(file('words.ts'), words(level));
  if (level === 'behaviour') files.set(file('behaviour.ts'), behaviour());
  return files;
}

/**
 * Parses the command's arguments.
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
    return { problem: `--level must be html, behaviour or island; got "${level}".` };
  if (name === undefined || more.length > 0) return { problem: 'Expected one name.' };
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    const parts = name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
    const right = parts
      .map((part) => part[0].toUpperCase() + part.slice(1))
      .join('')
      .replace(/^\d+/, '');
    const hint = /^[A-Z][A-Za-z0-9]+$/.test(right) ? ` Try "${right}".` : '';
    return {
      problem: `"${name}" is not a valid component name. Use letters and digits in PascalCase.${hint}`,
    };
  }
  return { name, level };
}

/**
 * `portico new section Name`: writes the folder and prints what to do next. Never overwrites files.
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
    console.error(`The section ${name} already exists: ${folder}/.`);
    return 1;
  }
  mkdirSync(join(root, folder), { recursive: true });
  for (const [path, content] of sectionFiles(name, level)) {
    writeFileSync(join(root, path), content);
    console.log(`wrote ${path}`);
  }
  return 0;
}

/** Returns instructions to print after the files were written. @param {string} name */
export const nextSteps = (name) => `
Next:
  1. Define the props in ${name}.schema.ts and render them in ${name}.tsx
     with the components of src/components; ${name}.styles.ts holds layout and looks.
  2. Add an example of each state to ${name}.section.ts. Each becomes a story, a test and part of the reference.
  3. Add { "component": "${name}", "props": { "heading": "…" } } to a page and preview it: npm run dev
  4. Run npm test. It checks that every example is accessible and valid HTML, renders the same HTML twice,`;
