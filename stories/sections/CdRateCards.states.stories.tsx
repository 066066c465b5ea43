import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { writeCookie } from '#lib/visitor/cookies.ts';
import { section } from '#sections/CdRateCards/CdRateCards.section.ts';
import { answer, json, never, unavailable } from '#stories/answerServices.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const livesIn = (zip: string) => () => writeCookie('zipcode', zip);

const meta: Meta<AuthorProps> = {
  title: 'Sections/Rates/CdRateCards',
  ...sectionMeta(section, 'zipDependent'),
};
export default meta;
type Story = StoryObj<AuthorProps>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const loaded = (canvas: Canvas, zip: string) => canvas.findByText(`Rates for zip code ${zip} are shown.`);

/** Without a zip code, no rates are shown: the section asks for it. */
export const AsksForZipCode: Story = {
  name: 'PAGE-09 Asks for the zip code',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Enter your zip code')).toBeVisible();
  },
};

/** An invalid zip code is marked, and no rates are requested. */
export const WrongZipCode: Story = {
  name: 'RATE-14 Wrong zip code',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Enter your zip code'), '1521');
    await userEvent.click(canvas.getByRole('button', { name: 'Show rates' }));
    await expect(await canvas.findByText('Enter the five digits of your zip code')).toBeVisible();
  },
};

/** While the request is pending, the author's rates are shown in the size of the live ones. */
export const Loading: Story = {
  name: 'RATE-18 Loading',
  beforeEach: [livesIn('15213'), () => answer({ cdRates: never })],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=live]')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Live rates with their own date, for a returning visitor. */
export const Loaded: Story = {
  name: 'RATE-02 Loaded',
  beforeEach: livesIn('15213'),
  play: async ({ canvas }) => {
    await expect(await loaded(canvas, '15213')).toBeVisible();
    await expect(canvas.getByText('Rates as of November 16, 2026')).toBeVisible();
  },
};

/** A term in a balance tier: its yield and the range of balances. */
export const BalanceTier: Story = {
  name: 'RATE-02 A balance tier',
  beforeEach: livesIn('15213'),
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas, '15213');
    const [choice] = canvas.getAllByLabelText<HTMLSelectElement>('Term and APY');
    await userEvent.selectOptions(choice!, '12 50000');
    await expect(canvas.getByText('On balances of $50,000-$99,999.99')).toBeVisible();
  },
};

/** Entering a zip code loads the rates in place. */
export const LoadedAfterPrompt: Story = {
  name: 'PAGE-09 Loaded after the prompt',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Enter your zip code'), '80202');
    await userEvent.click(canvas.getByRole('button', { name: 'Show rates' }));
    await expect(await loaded(canvas, '80202')).toBeVisible();
  },
};

/** The yield of the selected term is shown in the card and passed to the application. */
export const TermChosen: Story = {
  name: 'RATE-02 Term chosen',
  beforeEach: livesIn('15213'),
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas, '15213');
    await userEvent.selectOptions(canvas.getAllByRole('combobox')[0]!, '24');
    await expect(canvas.getByRole('link', { name: 'Open a Standard CD' })).toHaveAttribute(
      'href',
      '/contact-us.html?term=24',
    );
  },
};

/** Applying without a term shows an error (`superCardAPYError`). */
export const TermMissing: Story = {
  name: 'RATE-02 Term missing',
  beforeEach: livesIn('15213'),
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas, '15213');
    await userEvent.click(canvas.getByRole('link', { name: 'Open a Standard CD' }));
    await expect(canvas.getByText('Choose a term before you continue')).toBeVisible();
    await expect(canvas.getAllByRole('combobox')[0]).toHaveFocus();
  },
};

/** The service is down: the author's rates stay, and the error is logged to the console. */
export const Failed: Story = {
  name: 'RATE-02 Failed',
  beforeEach: [
    livesIn('15213'),
    () => answer({ cdRates: unavailable }),
    () => {
      spyOn(console, 'error').mockImplementation(() => {});
    },
  ],
  play: async ({ canvas, canvasElement }) => {
    const cards = canvasElement.querySelector('[data-part=live]');
    await waitFor(() => expect(cards).toHaveAttribute('aria-busy', 'false'), { timeout: 20_000 });
    await expect(canvas.getByText(/These are our standard rates/)).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith(
      'CD rates could not be loaded; the default rates stay.',
      expect.anything(),
    );
  },
};

/** An answer without a plausible rate counts as a failure: a rate of 0 is never an offer. */
export const NonsenseAnswer: Story = {
  name: 'RATE-05 Answer without a usable rate',
  beforeEach: [
    livesIn('15213'),
    () =>
      answer({
        cdRates: () =>
          json({ rateGrids: [{ productKey: 'CD99', rates: [{ apr: 0, apy: 0, termInMonths: 12 }] }] }),
      }),
    () => {
      spyOn(console, 'error').mockImplementation(() => {});
    },
  ],
  play: Failed.play,
};

/** Live rates in the dark scheme. */
export const LoadedInDark: Story = { ...Loaded, name: 'Loaded, dark scheme', globals: { scheme: 'dark' } };
