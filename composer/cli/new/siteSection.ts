import { join } from 'node:path';
import { addFiles } from '#composer/cli/kit/writeFiles.ts';

const schema = () => `import { headingLevel, inlineText } from 'portico';
import { z } from 'zod';

/** What authors write; editors, the check, and the view take it from here. */
export const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'One or two sentences.' }),
});
export type Props = z.output<typeof schema>;
`;

const view = (name: string) => `import { Card, CardContent, Inline, SectionFrame, useSection } from 'portico';
import type { Props } from './${name}.schema.ts';

/** It ships no JavaScript: no fetch, clock, randomness, or window while rendering. */
export function ${name}({ heading, level, text }: Props) {
  const { id } = useSection();
  return (
    <SectionFrame heading={heading} level={level} headingId={\`\${id}-heading\`}>
      <Card>
        <CardContent>{text && <Inline component="p" html={text} />}</CardContent>
      </Card>
    </SectionFrame>
  );
}
`;

const section = (name: string) => `import { defineSection } from 'portico';
import { schema } from './${name}.schema.ts';
import { ${name} as View } from './${name}.tsx';

export const ${name} = defineSection({
  name: '${name}',
  summary: 'One sentence for authors: what the section is for.',
  schema,
  View,
  examples: {
    default: { heading: 'What the section is about', text: 'A sentence that introduces it.' },
  },
  accessibility: ['A region named by its heading.'],
});
`;

/** Returns the files of a new section of a site, by their paths below the project. */
export const siteSectionFiles = (name: string): Map<string, string> =>
  new Map([
    [`sections/${name}/${name}.schema.ts`, schema()],
    [`sections/${name}/${name}.tsx`, view(name)],
    [`sections/${name}/${name}.section.ts`, section(name)],
  ]);

/** `portico new section` in a site. @returns What to print. */
export function newSiteSection(root: string, name: string): string {
  const files = siteSectionFiles(name);
  addFiles(root, files);
  const wrote = [...files.keys()].map((path) => `wrote ${path}\n`).join('');
  const use = `{ "component": "${name}", "props": { "heading": "…" } }`;
  return `${wrote}Define its props in ${join('sections', name, `${name}.schema.ts`).replaceAll('\\', '/')}, and put ${use} on a page.\n`;
}
