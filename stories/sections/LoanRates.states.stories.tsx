import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/LoanRates/LoanRates.section.ts';
import { answer, never } from '#stories/answerServices.ts';
import { down, livesIn, quiet } from '#stories/rateVisits.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Rates/LoanRates', ...sectionMeta(section, 'default') };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The visitor's rate with the payment. */
export const LoanLoaded: Story = {
  name: 'RATE-09 Loaded',
  beforeEach: livesIn('90210'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/a month for 48 months/)).toBeVisible();
  },
};

/** The rate is loading: a bar of its size. */
export const LoanLoading: Story = {
  name: 'RATE-18 On its way',
  beforeEach: [livesIn('90210'), () => answer({ rates: never })],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=answer]')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The author's error message, and no number. */
export const LoanFailed: Story = {
  name: 'RATE-17 Failed',
  beforeEach: [livesIn('90210'), down, quiet],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be loaded/, {}, { timeout: 20_000 })).toBeVisible();
  },
};
