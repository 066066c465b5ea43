import type { Meta, StoryObj } from '@storybook/react-vite';
import { type AprPanelProps, AprPanel } from '#components/rates/AprPanel.tsx';
import { inlineText } from '#content/fields.ts';
import { inTheme } from '#stories/inTheme.tsx';
import { aprRates, aprWord } from '#stories/components/aprRates.ts';

const args: AprPanelProps = {
  environment: { id: 'panel', locale: 'en', serviceBase: '/svt/elmstone' },
  word: aprWord,
  heading: inlineText().parse('Line of credit rates'),
  level: 2,
  text: inlineText().parse('One rate for each credit limit.'),
  asOf: '2026-11-16',
  zipDependent: false,
  next: '/',
  ...aprRates,
  example: inlineText().parse('The APR is variable and follows the Prime Rate.'),
  disclosures: [inlineText().parse('Subject to credit approval.')],
};

const meta = {
  title: 'Components/Rates/AprPanel',
  component: AprPanel,
  parameters: {
    guidance: {
      do: ['Show the rates of one product.', 'State in the example the terms that the law requires.'],
      dont: ['Don’t put two products into one panel.', 'Don’t hide the example behind a link.'],
    },
  },
  decorators: [inTheme],
  args,
} satisfies Meta<typeof AprPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dated rates that a page initially shows. */
export const Dated: Story = {};

/** Rates that depend on the zip code ask for it first. */
export const AsksForZipCode: Story = {
  name: 'PAGE-09 Asks for the zip code',
  args: { zipDependent: true, next: '/personal-line-of-credit.html' },
};
