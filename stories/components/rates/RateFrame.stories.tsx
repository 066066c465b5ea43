import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RateFrameProps, RateFrame } from '#components/rates/RateFrame.tsx';
import { ZipCodeForm } from '#components/zip-code/ZipCodeForm.tsx';
import { inlineText } from '#content/fields.ts';
import { inTheme } from '#stories/inTheme.tsx';
import { rateWords, zipCodeWords } from '#words/rates.ts';

const args: RateFrameProps = {
  environment: { id: 'frame', serviceBase: '/svt/elmstone' },
  word: (key) => zipCodeWords.en[key],
  heading: inlineText().parse('Savings rates'),
  level: 2,
  text: inlineText().parse('What your money earns.'),
  kind: rateWords.en.annualPercentageYield,
  dated: 'Rates as of November 16, 2026',
  children: <p>0.50% APY</p>,
};

const meta = {
  title: 'Components/Rates/RateFrame',
  component: RateFrame,
  parameters: {
    guidance: {
      do: ['Spell out once what the rates are.', 'Keep the date close to the rates.'],
      dont: ['Don’t show a rate without its date.', 'Don’t ask for the zip code where rates are the same.'],
    },
  },
  decorators: [inTheme],
  args,
} satisfies Meta<typeof RateFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the rates are, and their date. */
export const Frame: Story = {};

/** The zip code prompt above the rates, which their section hides. */
export const AsksForZipCode: Story = {
  name: 'PAGE-09 Asks for the zip code',
  args: { asks: { Form: ZipCodeForm, next: '/savings.html' } },
};
