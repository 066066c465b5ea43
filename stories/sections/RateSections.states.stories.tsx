import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { writeCookie } from '#lib/visitor/cookies.ts';
import { section as cards } from '#sections/CardOfferRates/CardOfferRates.section.ts';
import { section as cashOut } from '#sections/CashOutRefinanceRates/CashOutRefinanceRates.section.ts';
import { section as deposits } from '#sections/DepositRatesTable/DepositRatesTable.section.ts';
import { section as homeEquity } from '#sections/HomeEquityRates/HomeEquityRates.section.ts';
import { section as loans } from '#sections/LoanRates/LoanRates.section.ts';
import { section as mortgages } from '#sections/MortgageRates/MortgageRates.section.ts';
import { section as line } from '#sections/PersonalLineRates/PersonalLineRates.section.ts';
import { answer, json, never, unavailable } from '#stories/answerServices.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const livesIn = (zip: string) => () => writeCookie('zipcode', zip);
/** Silences the errors that behaviors log for failed calls, which these stories are about. */
const quiet = () => {
  spyOn(console, 'error').mockImplementation(() => {});
};
const down = () => answer({ rates: unavailable, cdRates: unavailable });

const meta: Meta<AuthorProps> = { title: 'Sections/Rates states' };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Without a zip code, no rates are shown: the section asks for it. */
export const AsksForZipCode: Story = {
  name: 'PAGE-09 Deposits: asks for the zip code',
  ...sectionMeta(deposits, 'zipDependent'),
  play: async ({ canvas, canvasElement }) => {
    await behaves(canvasElement);
    await expect(canvas.getByLabelText('Enter your zip code')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part=live]')).not.toBeVisible();
  },
};

/** Entering the zip code shows its rates in place. */
export const DepositsLoaded: Story = {
  name: 'RATE-04 Deposits: loaded after the prompt',
  ...sectionMeta(deposits, 'zipDependent'),
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
  name: 'RATE-18 Deposits: on their way',
  ...sectionMeta(deposits, 'zipDependent'),
  beforeEach: [livesIn('04102'), () => answer({ rates: never })],
  play: async ({ canvasElement }) => {
    await behaves(canvasElement);
    await expect(canvasElement.querySelector('[data-part=live]')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The service is down: the dated rates stay, and the section says so. */
export const DepositsFailed: Story = {
  name: 'RATE-07 Deposits: failed',
  ...sectionMeta(deposits, 'zipDependent'),
  beforeEach: [livesIn('04103'), down, quiet],
  play: async ({ canvas }) => {
    const said = await canvas.findByRole('status');
    await waitFor(() => expect(said).toHaveTextContent('could not be loaded'), { timeout: 5000 });
  },
};

/** Live offers of two cards. */
export const CardsLoaded: Story = {
  name: 'RATE-01 Cards: loaded',
  ...sectionMeta(cards, 'default'),
  play: async ({ canvasElement }) => {
    await behaves(canvasElement);
    await expect(canvasElement.querySelector('[data-part=live]')).not.toBeNull();
  },
};

/** An offer without an answer shows its rates as unavailable. */
export const CardMissing: Story = {
  name: 'RATE-01 Cards: one offer without an answer',
  ...sectionMeta(cards, 'default'),
  beforeEach: () =>
    answer({
      rates: () =>
        json([
          {
            requestData: { OfferID: 'HARBOR1' },
            responseData: {
              Offers: [{ productDetailData: { calculatedMinAPR: 17.5, calculatedMaxAPR: 27.5 } }],
            },
          },
        ]),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Rates were updated\./)).toBeVisible();
    const lantern = within(canvas.getByRole('article', { name: 'Lantern Card' }));
    await expect(lantern.getAllByText('—')[0]).toBeVisible();
  },
};

/** The rates of a line of credit for the visitor's zip code. */
export const LineLoaded: Story = {
  name: 'RATE-11 Line of credit: loaded',
  ...sectionMeta(line, 'zipDependent'),
  beforeEach: livesIn('04101'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rates for zip code 04101 are shown.')).toBeVisible();
  },
};

/** Three decimals for each term. */
export const CashOutLoaded: Story = {
  name: 'RATE-03 Cash-out refinance: loaded',
  ...sectionMeta(cashOut, 'zipDependent'),
  beforeEach: livesIn('80202'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6.310%')).toBeVisible();
  },
};

/** Another state has other rates. */
export const StateChosen: Story = {
  name: 'RATE-12 Mortgages: a state chosen',
  ...sectionMeta(mortgages, 'default'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Maine');
    await expect(await canvas.findByText('Rates for Maine are shown.')).toBeVisible();
  },
};

/** The visitor's rate with the payment. */
export const LoanLoaded: Story = {
  name: 'RATE-09 Loan: loaded',
  ...sectionMeta(loans, 'default'),
  beforeEach: livesIn('90210'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/a month for 48 months/)).toBeVisible();
  },
};

/** The rate is loading: a bar of its size. */
export const LoanLoading: Story = {
  name: 'RATE-18 Loan: on its way',
  ...sectionMeta(loans, 'default'),
  beforeEach: [livesIn('90210'), () => answer({ rates: never })],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=answer]')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The author's error message, and no number. */
export const LoanFailed: Story = {
  name: 'RATE-17 Loan: failed',
  ...sectionMeta(loans, 'default'),
  beforeEach: [livesIn('90210'), down, quiet],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be loaded/, {}, { timeout: 5000 })).toBeVisible();
  },
};

/** The rates for the visitor's own home. */
export const HomeEquityLoaded: Story = {
  name: 'RATE-10 Home equity: loaded',
  ...sectionMeta(homeEquity, 'default'),
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
  name: 'RATE-10 Home equity: a question without an answer',
  ...sectionMeta(homeEquity, 'default'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show my rates' }));
    await expect(await canvas.findByText('Choose a state and a county')).toBeVisible();
  },
};

/** The failed deposit rates in the dark scheme. */
export const DarkScheme: Story = { ...DepositsFailed, name: 'Dark scheme', globals: { scheme: 'dark' } };
