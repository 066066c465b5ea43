import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/inputs/Button.tsx';
import { Heading } from '#components/data-display/Typography.tsx';
import { QuoteForm, QuotePanel, QuoteQuestions, QuoteStatus } from '#components/rates/QuotePanel.tsx';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { ScriptNote } from '#components/feedback/ScriptNote.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const answer = (percent: number | undefined, isFailure = false) => (
  <>
    <Heading level={3} variant="h4">
      Rates start at
    </Heading>
    <RateFigure
      size="figure"
      percent={percent}
      decimals={rateDecimals.loan}
      unit="APR"
      showUnit
      locale="en"
      words={{ rateUnavailable: 'Not available', rateLoading: 'Loading' }}
    />
    <QuoteStatus isFailure={isFailure}>
      {isFailure ? 'The rates do not answer right now.' : '$608.20 a month for 60 months'}
    </QuoteStatus>
  </>
);

const questions = (
  <QuoteForm noValidate>
    <ScriptNote>Your own rate needs JavaScript.</ScriptNote>
    <TextField id="loan" label="Amount in dollars" defaultValue="$30,000" />
    <ScriptOnly>
      <Button type="submit">Show my rate</Button>
    </ScriptOnly>
  </QuoteForm>
);

const meta = {
  title: 'Components/Rates/QuotePanel',
  component: QuotePanel,
  subcomponents: { QuoteForm, QuoteStatus, ScriptNote, ScriptOnly },
  parameters: {
    guidance: {
      do: [
        'Ask for as little as the rate depends on.',
        'Show a dated rate until the visitor’s own is known.',
      ],
      dont: ['Don’t let the panel change size when the answer arrives.'],
    },
  },
  decorators: [inTheme],
  // React elements cannot be edited with controls.
  render: (args) => (
    <QuotePanel {...args} answer={answer(7.99)}>
      {questions}
    </QuotePanel>
  ),
  args: {
    kind: 'Annual percentage rate (APR)',
    children: undefined,
    answer: undefined,
    action: { text: 'Apply', href: '#apply' },
    note: 'Not an offer of credit.',
    disclosures: [],
  },
} satisfies Meta<typeof QuotePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Questions on one side, the answer on the other. */
export const Answered: Story = {};

/** The service did not respond. */
export const Failed: Story = {
  render: (args) => (
    <QuotePanel {...args} answer={answer(undefined, true)}>
      {questions}
    </QuotePanel>
  ),
};

/** Questions without a submit button: each change updates the answer. */
export const WithoutForm: Story = {
  render: (args) => (
    <QuotePanel {...args} answer={answer(undefined, true)}>
      <QuoteQuestions>
        <TextField id="amount" label="Loan amount" startAdornment="$" />
        <TextField id="term" label="Term in months" />
      </QuoteQuestions>
    </QuotePanel>
  ),
};

/** In the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', globals: { scheme: 'dark' } };
