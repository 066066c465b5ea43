import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/MortgageRates/MortgageRates.section.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Rates/MortgageRates', ...sectionMeta(section, 'default') };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Another state has other rates. */
export const StateChosen: Story = {
  name: 'RATE-12 A state chosen',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Maine');
    await expect(await canvas.findByText('Rates for Maine are shown.')).toBeVisible();
  },
};
