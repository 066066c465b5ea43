import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/Calculator/Calculator.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Forms and tools/Calculator',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** A number out of range: the message is at its field, and words take the place of the figure. */
export const OutOfRange: Story = {
  name: 'Out of range',
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price of the home, in dollars' });
    await userEvent.clear(price);
    await userEvent.type(price, '100');
    await userEvent.tab();
    await expect(await canvas.findByText('Enter $50,000 to $2,000,000')).toBeVisible();
    await expect(canvas.getByText(/The answer appears here/)).toBeVisible();
  },
};

/** A deposit that reaches the goal by itself. */
export const SavedAlready: Story = {
  name: 'Saved already',
  ...exampleStory(section, 'savings'),
  play: async ({ canvas, userEvent }) => {
    const deposit = canvas.getByRole('textbox', { name: 'What you have saved, in dollars' });
    await userEvent.clear(deposit);
    await userEvent.type(deposit, '30000');
    await userEvent.tab();
    await expect(await canvas.findByText(/Your deposit is enough/)).toBeVisible();
  },
};

/** The schedule by year, opened. */
export const Schedule: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the schedule as a table'));
    await expect(await canvas.findByRole('table', { name: 'By year' })).toBeVisible();
  },
};
