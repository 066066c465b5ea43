import type { Meta, StoryObj } from '@storybook/react-vite';
import { RateCard } from '#components/rates/RateCard.tsx';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import { type RatePanelProps, RatePanel } from '#components/rates/RatePanel.tsx';
import { inlineText } from '#content/fields.ts';
import { inTheme } from '#stories/inTheme.tsx';
import { rateWords, zipCodeWords } from '#words/rates.ts';

const dictionary = { ...zipCodeWords.en, ...rateWords.en };
const args: RatePanelProps = {
  environment: { id: 'panel', locale: 'en', serviceBase: '/svt/elmstone' },
  word: (key) => dictionary[key],
  heading: inlineText().parse('Savings rates'),
  level: 2,
  text: inlineText().parse('What your money earns.'),
  kind: rateWords.en.annualPercentageYield,
  asOf: '2026-11-16',
  maxAgeDays: 45,
  disclosures: [inlineText().parse('Fees could reduce earnings.')],
  children: (
    <RateCard>
      <RateFigure
        percent={0.5}
        decimals={2}
        unit="APY"
        locale="en"
        words={rateWords.en}
        size="figure"
        showUnit
      />
    </RateCard>
  ),
};

const meta = {
  title: 'Components/Rates/RatePanel',
  component: RatePanel,
  parameters: {
    guidance: {
      do: [
        'Keep disclosures in the panel, close to the rates they belong to.',
        'Ask for the zip code only where rates depend on it.',
      ],
      dont: ['Don’t hide conditions behind a link.', 'Don’t show a rate without its date.'],
    },
  },
  decorators: [inTheme],
  args,
} satisfies Meta<typeof RatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dated rates that a page initially shows. */
export const Dated: Story = {};

/** Rates that depend on the zip code ask for it first. */
export const AsksForZipCode: Story = {
  name: 'PAGE-09 Asks for the zip code',
  args: { zipCode: { isNeeded: true, next: '/savings.html' } },
};
