import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/CashOutRefinanceRates/CashOutRefinanceRates.section.ts';
import { livesIn } from '#stories/rateVisits.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Rates/CashOutRefinanceRates',
  ...sectionMeta(section, 'zipDependent'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** Three decimals for each term. */
export const CashOutLoaded: Story = {
  name: 'RATE-03 Loaded',
  beforeEach: livesIn('80202'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6.310%')).toBeVisible();
  },
};
