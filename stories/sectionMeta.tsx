import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgsStoryFn } from 'storybook/internal/types';
import type { AnySection } from '#section-kit/defineSection.ts';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { localeOfExample } from '#tests/contract/localeOfExample.ts';
import type { Guidance } from './docs/guidance.ts';
import { localeOf } from './inLocale.tsx';
import { type AuthorProps, authorProps, sectionArgTypes, sectionDefaults } from './sectionArgTypes.ts';
import { SectionHost } from './SectionHost.tsx';

const hydrateWords = {
  load: 'as soon as the page is there',
  idle: 'when the browser is idle',
  visible: 'when it comes into view',
  interaction: 'at the first tap or key press, which is not lost',
} as const;

/** Returns a sentence about how much JavaScript a section ships. */
function levelOf({ name, hydrate }: AnySection): string {
  if (hydrate !== undefined) return `An island: React hydrates it ${hydrateWords[hydrate]}.`;
  return behaviourNames.has(name)
    ? 'A behaviour: HTML with a program of a few hundred bytes, without React.'
    : 'HTML only: no JavaScript at all.';
}

function descriptionOf(section: AnySection): string {
  return [
    section.summary,
    levelOf(section),
    '**It promises people who use assistive technology:**',
    section.accessibility.map((promise) => `- ${promise}`).join('\n'),
  ].join('\n\n');
}

/** Returns the section's entry in a page's JSON, without default values. */
function entryOf(section: AnySection, args: AuthorProps): string {
  const given = authorProps(section, args);
  const defaults = sectionDefaults(section);
  const props = Object.keys(section.schema.shape)
    .filter((name) => name in given && JSON.stringify(given[name]) !== JSON.stringify(defaults[name]))
    .map((name) => [name, given[name]]);
  return JSON.stringify({ component: section.name, props: Object.fromEntries(props) }, null, 2);
}

function examplePropsOf(section: AnySection, example: string): AuthorProps {
  const props = section.examples[example];
  if (!props) throw new Error(`${section.name} has no example "${example}".`);
  return props;
}

/**
 * Returns the meta of a section's stories: author props as args, a control for each, and a render function that shows
 * the section as the composer does. Their docs show the JSON that an author writes.
 *
 * @param example name of the example whose props are the args. Without it, the args are the schema's defaults, for
 * files in which each story has its own example (`exampleStory`).
 */
export function sectionMeta(section: AnySection, example?: string) {
  const render: ArgsStoryFn<ReactRenderer, AuthorProps> = (args, { globals }) => (
    <SectionHost section={section} props={args} locale={localeOf(globals)} />
  );
  let loading: Promise<Guidance | undefined> | undefined;
  // Loaded with the docs page, so that pictures of stories do not depend on it.
  const loadGuidance = () =>
    (loading ??= import('./guidance/sectionGuidance.tsx').then(({ sectionGuidance }) =>
      sectionGuidance(section),
    ));
  const source = {
    language: 'json',
    transform: (_code: string, { args }: { args: AuthorProps }) => entryOf(section, args),
  };
  return {
    render,
    args: {
      ...sectionDefaults(section),
      ...(example !== undefined && examplePropsOf(section, example)),
    },
    argTypes: sectionArgTypes(section),
    parameters: {
      guidance: loadGuidance,
      docs: { description: { component: descriptionOf(section) }, codePanel: true, source },
    },
  };
}

/** Returns the args of an example, in its language. */
export function exampleStory(section: AnySection, example: string) {
  const locale = localeOfExample(example);
  const args = examplePropsOf(section, example);
  return locale === 'en' ? { args } : { args, globals: { locale } };
}
