import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/PersonalLineRates/PersonalLineRates.section.ts';
import { livesIn } from '#stories/rateVisits.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Rates/PersonalLineRates',
  ...sectionMeta(section, 'zipDependent'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** The rates of a line of credit for the visitor's zip code. */
export const LineLoaded: Story = {
  name: 'RATE-11 Loaded',
  beforeEach: livesIn('04101'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rates for zip code 04101 are shown.')).toBeVisible();
  },
};
