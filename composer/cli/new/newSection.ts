import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Level, readArguments } from './sectionName.ts';

const usage = 'Usage: npm run new:section Name [-- --level html|behaviour|island]';

const schema = () => `import { z } from 'zod';
import { headingLevel, inlineText } from '#content/fields.ts';

export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'One or two sentences.' }),
});
export type Props = z.output<typeof schema>;
`;

const styles = (name: string) => `import { styled } from '#theme/styled.ts';

// Layout and looks; the values of colors, lines, type and shadows come from the theme (docs/guides/look.md).
export const Content = styled('div', { name: 'Portico${name}', slot: 'Content' })(
  ({ theme: { vars, breakpoints, spacing } }) => ({
    display: 'grid',
    gap: spacing(2),
    color: vars.palette.text.secondary,
    [breakpoints.up('md')]: { gap: spacing(3) },
  }),
);
`;

/** What differs between the levels. Those with words need them in their content. */
interface LevelParts {
  /** Imports of the view. */
  readonly imports: string;
  /** Statements before the markup. */
  readonly first?: string;
  /** The markup. */
  readonly content: string;
  readonly words?: string;
}

const levels: Readonly<Record<Level, LevelParts>> = {
  html: {
    imports: `import { Card, CardContent } from '#components/surfaces/Card.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
`,
    content: `        <Card>
          <CardContent>{text && <Inline component="p" html={text} />}</CardContent>
        </Card>`,
  },
  behaviour: {
    imports: "import { Button } from '#components/inputs/Button.tsx';\n",
    content: `        <Button variant="outlined" aria-pressed="false" data-toggle="">
          {word('toggleLabel')}
        </Button>`,
    words: `  en: { toggleLabel: 'Mark as read' },
  es: { toggleLabel: 'Marcar como leído' },
  zh: { toggleLabel: '标记为已读' },`,
  },
  island: {
    imports: `import { useState } from 'react';
import { Button } from '#components/inputs/Button.tsx';
`,
    first: '  const [count, setCount] = useState(0);\n',
    content: "        <Button onClick={() => setCount(count + 1)}>{word('countLabel', { count })}</Button>",
    words: `  en: { countLabel: 'Count: {count}' },
  es: { countLabel: 'Cuenta: {count}' },
  zh: { countLabel: '计数：{count}' },`,
  },
};

const view = (name: string, level: Level) => {
  const { imports, first = '', content, words } = levels[level];
  const [hook, word, intro] = words === undefined ? ['', '', ''] : [', useWords', wordHook, ' intro={text}'];
  return `${imports}import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection${hook} } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './${name}.schema.ts';
import { Content } from './${name}.styles.ts';
${words === undefined ? '' : `import type { words } from './${name}.words.ts';\n`}
export function ${name}(author: Props) {
  const { heading, level, text } = useThemeProps({ props: author, name: 'Portico${name}' });
  const { id } = useSection();
${word}${first}  return (
    <SectionFrame heading={heading} level={level} headingId={\`\${id}-heading\`}${intro}>
      <Content>
${content}
      </Content>
    </SectionFrame>
  );
}
`;
};

const wordHook = '  const word = useWords<typeof words>();\n';

const wordsFile = (words: string) => `import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
${words}
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

const section = (name: string, level: Level) => {
  const isIsland = level === 'island';
  const hasWords = level !== 'html';
  return `import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './${name}.schema.ts';
import { ${name} as View } from './${name}.tsx';
${hasWords ? `import { words } from './${name}.words.ts';\n` : ''}
export const section = defineSection({
  name: '${name}',
  group: 'Text and media',
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

/** Returns the files of a new section by their path below the project. */
export function sectionFiles(name: string, level: Level): Map<string, string> {
  const file = (ending: string) => `src/sections/${name}/${name}.${ending}`;
  const files = new Map([
    [file('schema.ts'), schema()],
    [file('tsx'), view(name, level)],
    [file('styles.ts'), styles(name)],
    [file('section.ts'), section(name, level)],
  ]);
  const { words } = levels[level];
  if (words !== undefined) files.set(file('words.ts'), wordsFile(words));
  if (level === 'behaviour') files.set(file('behaviour.ts'), behaviour());
  return files;
}

/** Parses the arguments; one that is not an option of the command is a problem too. */
function parsedArguments(args: readonly string[]): ReturnType<typeof readArguments> {
  try {
    return readArguments(args);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * `portico new section Name`: writes the folder and prints what to do next. Never overwrites files.
 *
 * @param root The project's folder.
 * @returns The exit code.
 */
export function newSection(root: string, args: readonly string[]): number {
  const parsed = parsedArguments(args);
  if ('problem' in parsed) {
    console.error(`${parsed.problem}\n${usage}`);
    return 2;
  }
  const { name, level } = parsed;
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

/** Returns instructions to print after the files were written. */
export const nextSteps = (name: string) => `
Next:
  1. Define the props in ${name}.schema.ts and render them in ${name}.tsx
     with the components of src/components; ${name}.styles.ts holds layout and looks.
  2. Add an example of each state to ${name}.section.ts. Each becomes a story, a test and part of the reference.
  3. Add { "component": "${name}", "props": { "heading": "…" } } to a page and preview it: npm run dev
  4. Run npm test. It checks that every example is accessible and valid HTML, renders the same HTML twice,
     and hydrates without a warning.`;
