import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { guidanceOf } from './guidance.ts';
import { GuidanceNotes } from './GuidanceNotes.tsx';

/**
 * Stories change their layout with the window, so a docs page is about as wide as its window. Texts keep a width to read.
 */
const pageWidth = `
  .sbdocs-wrapper { padding-inline: 1.25rem; }
  .sbdocs-content { max-width: 90rem; }
  .sbdocs-content > :is(p, ul, ol) { max-width: 48rem; }
`;

/**
 * The docs page of a component: its purpose and guidance, its props with controls for the first story, and all stories.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = guidanceOf(preparedMeta.parameters);
  const docs = useContext(DocsContext);
  const [story] = docs.componentStories();
  const globals = story ? docs.getStoryContext(story).globals : {};
  return (
    <>
      <style>{pageWidth}</style>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {guidance && <GuidanceNotes guidance={guidance} globals={globals} />}
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
