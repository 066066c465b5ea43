import type { Meta, StoryObj } from '@storybook/react-vite';
import { type AprTableProps, AprTable } from '#components/rates/AprTable.tsx';
import { RatePanel } from '#components/rates/RatePanel.tsx';
import { inlineText } from '#content/fields.ts';
import { inTheme } from '#stories/inTheme.tsx';
import { rateWords } from '#words/rates.ts';
import { aprRates, aprWord } from '#stories/components/aprRates.ts';

const args: AprTableProps = { id: 'table', locale: 'en', word: aprWord, ...aprRates };

const meta = {
  title: 'Components/Rates/AprTable',
  component: AprTable,
  parameters: {
    guidance: {
      do: [
        'Give every row the name by which visitors know the product or the limit.',
        'Put what the law requires, such as a representative example, in the disclosures of the panel.',
      ],
      dont: [
        'Don’t compare products with different conditions in one table.',
        'Don’t leave a row out while its rate is unknown: it says that the rate is unavailable.',
      ],
    },
  },
  args,
  decorators: [
    (Table) => (
      <RatePanel
        environment={{ id: 'panel', locale: 'en', serviceBase: '/svt/elmstone' }}
        word={aprWord}
        heading={inlineText().parse('Rates')}
        level={2}
        kind={rateWords.en.annualPercentageRate}
        asOf="2026-11-16"
        disclosures={[]}
      >
        <Table />
      </RatePanel>
    ),
    inTheme,
  ],
} satisfies Meta<typeof AprTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One rate per row, and where to apply. */
export const Rates: Story = {};

/** An unknown rate is shown as unavailable. */
export const Unavailable: Story = {
  args: { rows: [{ name: 'low', label: 'Up to $9,999', apr: undefined }] },
};
