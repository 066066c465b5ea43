import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guidanceOf } from './guidance.ts';
import { GuidanceNotes } from './GuidanceNotes.tsx';

/**
 * The docs page of a component: its purpose and guidance, its props with controls for the first story, and all stories.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = guidanceOf(preparedMeta.parameters);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {guidance && <GuidanceNotes guidance={guidance} />}
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
