import type { Meta, StoryObj } from '@storybook/react-vite';
import { type AprPanelProps, AprPanel } from '#components/AprPanel.tsx';
import { inlineText } from '#content/text.ts';
import { inTheme } from '#stories/inTheme.tsx';
import { rateWords } from '#words/rates.ts';
import { zipCodeWords } from '#words/zipCode.ts';

const dictionary = { ...zipCodeWords.en, ...rateWords.en, apr: 'APR' };
const args: AprPanelProps = {
  environment: { id: 'panel', locale: 'en', serviceBase: '/svt/elmstone' },
  word: (key) => dictionary[key],
  heading: inlineText().parse('Line of credit rates'),
  level: 2,
  text: inlineText().parse('One rate for each credit limit.'),
  asOf: '2026-11-16',
  zipDependent: false,
  next: '/',
  caption: inlineText().parse('Personal line of credit'),
  rowsAre: 'Limit',
  rows: [
    { name: 'low', label: 'Up to $9,999', apr: 12.5 },
    { name: 'high', label: '$10,000 and more', apr: 11.25 },
  ],
  decimals: 2,
  apply: { href: '/', text: 'Apply' },
  example: inlineText().parse('The APR is variable and follows the Prime Rate.'),
  disclosures: [inlineText().parse('Subject to credit approval.')],
};

const meta = {
  title: 'Components/AprPanel',
  component: AprPanel,
  parameters: {
    guidance: {
      do: ['Show the rates of one product.', 'Say in the example what the law wants of its terms.'],
      dont: ['Don’t put two products into one panel.', 'Don’t hide the example behind a link.'],
    },
  },
  decorators: [inTheme],
  args,
} satisfies Meta<typeof AprPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dated rates that a page arrives with. */
export const Dated: Story = {};

/** Rates that depend on the zip code ask for it first. */
export const AsksForZipCode: Story = {
  name: 'PAGE-09 Asks for the zip code',
  args: { zipDependent: true, next: '/personal-line-of-credit.html' },
};
