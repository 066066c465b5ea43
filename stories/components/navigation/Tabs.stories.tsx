import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabClicks } from '#behaviours/tabClicks.ts';
import { tabKeys } from '#behaviours/tabKeys.ts';
import { NativeTabs, type NativeTabsProps, Tab, TabPanel, Tabs } from '#components/navigation/Tabs.tsx';
import { behaving } from '#stories/behaving.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const views = [
  { id: 'rates', label: 'Rates', text: 'What you earn in a year.' },
  { id: 'terms', label: 'Terms', text: 'How long your money stays.' },
  { id: 'penalty', label: 'Early withdrawal', text: 'What it costs to leave.' },
];

const meta = {
  title: 'Components/Navigation/Tabs',
  component: NativeTabs,
  parameters: {
    guidance: {
      do: [
        {
          text: 'Use it for views of one thing, of which one is enough at a time.',
          example: () => (
            <Tabs value="do-0" aria-label="Example">
              <Tab value="do-0" label="Rates" />
              <Tab value="do-1" label="Terms" />
              <Tab value="do-2" label="Early withdrawal" />
            </Tabs>
          ),
        },
        'Attach tabClicks and tabKeys in the section’s behaviour.',
      ],
      dont: [
        {
          text: 'Don’t use it for steps that follow each other: that is a Stepper.',
          example: () => (
            <Tabs value="dont-0" aria-label="Example">
              <Tab value="dont-0" label="1. Choose" />
              <Tab value="dont-1" label="2. Fund" />
              <Tab value="dont-2" label="3. Confirm" />
            </Tabs>
          ),
        },
        'Don’t lead to other pages: those are links.',
      ],
    },
  },
  subcomponents: { Tab, TabPanel },
  decorators: [inTheme, behaving(tabClicks, tabKeys)],
  args: { value: 'rates', 'aria-label': 'About this CD', children: null },
  render: ({ value, ...rest }: NativeTabsProps) => (
    <>
      <Tabs {...rest} value={value}>
        {views.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} />
        ))}
      </Tabs>
      {views.map(({ id, text }) => (
        <TabPanel key={id} id={id} shown={id === value}>
          {text}
        </TabPanel>
      ))}
    </>
  ),
} satisfies Meta<typeof NativeTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The selected tab differs in its underline as well as its color. */
export const First: Story = {};

/** Another tab is initially selected. */
export const Second: Story = { args: { value: 'terms' } };

/** Clicking a tab shows only its panel. */
export const Clicked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Early withdrawal' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What it costs to leave.');
  },
};

/** Arrow keys move between tabs; the focus ring is fully visible. */
export const ByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Early withdrawal' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Early withdrawal');
  },
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Tabs');
