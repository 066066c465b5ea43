import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** A docs page: the table of props is left out where stories have no props of their own (`controls.disable`). */
export function DocsPage() {
  const meta = useOf('meta', ['meta']);
  const controls: unknown = meta.preparedMeta.parameters['controls'];
  const hasNone = typeof controls === 'object' && controls !== null && 'disable' in controls;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {!hasNone && <Controls />}
      <Stories includePrimary={false} />
    </>
  );
}
