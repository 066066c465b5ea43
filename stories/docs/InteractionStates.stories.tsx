import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '#components/data-display/Typography.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { interactive, type InteractiveName } from '#stories/states/interactive.tsx';
import { States } from '#stories/states/States.tsx';
import { expectDistinctStates } from '#stories/states/statesStory.tsx';

/** The states of all components, by name. */
function AllStates() {
  return (Object.keys(interactive) as InteractiveName[]).map((name) => (
    <section key={name} aria-label={name}>
      <Heading level={2} gutterBottom>
        {name}
      </Heading>
      <States of={name} />
    </section>
  ));
}

const meta: Meta = {
  title: 'Interaction states',
  decorators: [inTheme],
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

/** Every component that visitors can point at, focus, or press, in all its states. */
export const All: Story = {
  render: () => <AllStates />,
  play: ({ canvasElement }) => expectDistinctStates(canvasElement),
};

/** The same in the dark scheme. */
export const DarkScheme: Story = { ...All, name: 'Dark scheme', globals: { scheme: 'dark' } };
