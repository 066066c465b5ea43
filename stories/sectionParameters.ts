import { z } from 'zod';
import type { AnySection } from '#section-kit/defineSection.ts';
import { behaviourNames } from '#sections/behaviours.gen.ts';

const wakeWords = {
  load: 'as soon as the page is there',
  idle: 'when the browser is idle',
  visible: 'when it comes into view',
  interaction: 'at the first tap or key press, which is not lost',
} as const;

/** How much JavaScript a section costs a visitor, in a sentence. */
function levelOf({ name, wakeUp }: AnySection): string {
  if (wakeUp !== undefined) return `An island: React wakes it ${wakeWords[wakeUp]}.`;
  return behaviourNames.has(name)
    ? 'A behaviour: HTML with a program of a few hundred bytes, without React.'
    : 'HTML only: no JavaScript at all.';
}

interface PropSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The author props as rows of a table; the schema is their only description. */
function propRows({ schema }: AnySection): string[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const { title = '', description = '', type, enum: choices } = property as PropSchema;
    const kind = choices ? choices.map((choice) => `\`${String(choice)}\``).join(', ') : (type ?? '');
    const must = required.includes(name) ? 'yes' : '';
    return `| \`${name}\` | ${cell(kind)} | ${must} | ${cell(`${title}: ${description}`)} |`;
  });
}

/** What Storybook says about a section: its summary, its cost, its promises and its author props. */
export function sectionParameters(section: AnySection) {
  const component = [
    section.summary,
    levelOf(section),
    '**It promises people who use assistive technology:**',
    section.accessibility.map((promise) => `- ${promise}`).join('\n'),
    '**Author props**',
    ['| Prop | Kind | Required | What it is |', '| --- | --- | --- | --- |', ...propRows(section)].join('\n'),
  ].join('\n\n');
  return { docs: { description: { component } }, controls: { disable: true } };
}
