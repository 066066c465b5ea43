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

/** A docs page: what it is for, how to use it, its props with the controls of the first story, and every story. */
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
