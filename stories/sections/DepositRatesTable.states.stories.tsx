import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { section } from '#sections/DepositRatesTable/DepositRatesTable.section.ts';
import { answer, never } from '#stories/answerServices.ts';
import { behaves } from '#stories/behaves.ts';
import { down, livesIn, quiet } from '#stories/rateVisits.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Rates/DepositRatesTable',
  ...sectionMeta(section, 'zipDependent'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** Without a zip code, no rates are shown: the section asks for it. */
export const AsksForZipCode: Story = {
  name: 'PAGE-09 Asks for the zip code',
  play: async ({ canvas, canvasElement }) => {
    await behaves(canvasElement);
    await expect(canvas.getByLabelText('Enter your zip code')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part=live]')).not.toBeVisible();
  },
};

/** Entering the zip code shows its rates in place. */
export const DepositsLoaded: Story = {
  name: 'RATE-04 Loaded after the prompt',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.type(canvas.getByLabelText('Enter your zip code'), '04101');
    await userEvent.click(canvas.getByRole('button', { name: 'Show rates' }));
    await expect(await canvas.findByText('Rates for zip code 04101 are shown.')).toBeVisible();
    await expect(canvas.getAllByText('0.85%')[0]).toBeVisible();
  },
};

/** While the request is pending, the dated rates are shown in the size of the live ones. */
export const DepositsLoading: Story = {
  name: 'RATE-18 On their way',
  beforeEach: [livesIn('04102'), () => answer({ rates: never })],
  play: async ({ canvasElement }) => {
    await behaves(canvasElement);
    await expect(canvasElement.querySelector('[data-part=live]')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The service is down: the dated rates stay, and the section says so. */
export const DepositsFailed: Story = {
  name: 'RATE-07 Failed',
  beforeEach: [livesIn('04103'), down, quiet],
  play: async ({ canvas }) => {
    const said = await canvas.findByRole('status');
    await waitFor(() => expect(said).toHaveTextContent('could not be loaded'), { timeout: 20_000 });
  },
};

/** The failed deposit rates in the dark scheme. */
export const DepositsFailedInDark: Story = {
  ...DepositsFailed,
  name: 'Failed, dark scheme',
  globals: { scheme: 'dark' },
};
