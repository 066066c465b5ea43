import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from '#components/surfaces/Disclosure.tsx';
import { FactList } from '#components/data-display/FactList.tsx';
import { Heading } from '#components/data-display/Typography.tsx';
import { RateCard, RateCardAction } from '#components/rates/RateCard.tsx';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { rateWords } from '#words/rates.ts';

const meta = {
  title: 'Components/Rates/RateCard',
  component: RateCard,
  parameters: {
    guidance: {
      do: [
        'Show the opening requirements of a product next to its rate.',
        'End the card with the way to apply, in words that name the product.',
      ],
      dont: [
        'Don’t put two products into one card.',
        'Don’t hide what a rate depends on in a Disclosure: that is for small print.',
      ],
    },
  },
  decorators: [inTheme],
  args: {
    component: 'article',
    children: (
      <>
        <Heading level={2} variant="h3">
          Harbor Savings
        </Heading>
        <RateFigure
          percent={4.25}
          decimals={2}
          unit="APY"
          locale="en"
          words={rateWords.en}
          size="figure"
          showUnit
        />
        <FactList
          facts={[
            { term: 'Minimum opening deposit', value: '$25' },
            { term: 'Monthly maintenance fee', value: '$4, or none with a balance of $300' },
          ]}
        />
        <Disclosure summary="Terms of this account">
          <p>Rates are variable and may change after the account is opened.</p>
        </Disclosure>
        <RateCardAction href="/">Open Harbor Savings</RateCardAction>
      </>
    ),
  },
} satisfies Meta<typeof RateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A product: its rate, its facts, its fine print, and where to apply. */
export const Product: Story = {};

/** The fine print opens in place. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Rates are variable/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Terms of this account'));
    await expect(canvas.getByText(/Rates are variable/)).toBeVisible();
  },
};

/** In the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', globals: { scheme: 'dark' } };

/** On a phone, a long value is on its own line. */
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
