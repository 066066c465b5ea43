import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/HomeEquityRates/HomeEquityRates.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Rates/HomeEquityRates',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** The rates for the visitor's own home. */
export const HomeEquityLoaded: Story = {
  name: 'RATE-10 Loaded',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Maine' });
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Maine');
    await userEvent.selectOptions(canvas.getByLabelText('County'), 'York');
    await userEvent.click(canvas.getByRole('button', { name: 'Show my rates' }));
    await expect(await canvas.findByText('Rates for York County, Maine.')).toBeVisible();
  },
};

/** Missing answers are reported next to their questions. */
export const HomeEquityMissing: Story = {
  name: 'RATE-10 A question without an answer',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show my rates' }));
    await expect(await canvas.findByText('Choose a state and a county')).toBeVisible();
  },
};
