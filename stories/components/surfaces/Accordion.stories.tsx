import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  Accordion,
  AccordionDetails,
  type AccordionProps,
  AccordionSummary,
} from '#components/surfaces/Accordion.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const answers = [
  ['When does a CD mature?', 'On the last day of its term.'],
  ['Can I take money out early?', 'Yes, with a penalty.'],
] as const;

const meta = {
  title: 'Components/Surfaces/Accordion',
  component: Accordion,
  parameters: {
    guidance: {
      do: [
        'Give the items one name when only one should be open.',
        {
          text: 'Write each summary so that it says what opens.',
          example: () => (
            <>
              <Accordion open>
                <AccordionSummary>What does it cost to take money out early?</AccordionSummary>
                <AccordionDetails>Six months of interest.</AccordionDetails>
              </Accordion>
              <Accordion>
                <AccordionSummary>When does my CD mature?</AccordionSummary>
                <AccordionDetails>On its last day.</AccordionDetails>
              </Accordion>
            </>
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t hide what every visitor must read.',
          example: () => (
            <>
              <Typography variant="h4" component="p">
                Open your CD at 4.10%
              </Typography>
              <Accordion>
                <AccordionSummary>Important</AccordionSummary>
                <AccordionDetails>Fees apply.</AccordionDetails>
              </Accordion>
              <Accordion>
                <AccordionSummary>More</AccordionSummary>
                <AccordionDetails>Rates may change.</AccordionDetails>
              </Accordion>
            </>
          ),
        },
        'Don’t put an accordion inside an accordion.',
      ],
    },
  },
  subcomponents: { AccordionSummary, AccordionDetails },
  decorators: [inTheme],
  render: (args: AccordionProps) => (
    <div>
      {answers.map(([question, answer], index) => (
        <Accordion key={question} {...args} open={args.open === true && index === 0}>
          <AccordionSummary>{question}</AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  ),
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is open; each item opens independently. */
export const Closed: Story = {};

/** The first item is initially open. */
export const Open: Story = { args: { open: true } };

/** Items with the same name: opening the second closes the first, without JavaScript. */
export const Exclusive: Story = {
  args: { name: 'answers', open: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText(answers[1][0]));
    const items = [...canvasElement.querySelectorAll('details')];
    await expect(items.map(({ open }) => open)).toEqual([false, true]);
  },
};

/** A different icon next to the text. */
export const OtherIcon: Story = {
  render: () => (
    <Accordion>
      <AccordionSummary expandIcon={<Icon name="arrow" />}>{answers[0][0]}</AccordionSummary>
      <AccordionDetails>{answers[0][1]}</AccordionDetails>
    </Accordion>
  ),
};

/** The focus ring is fully visible. */
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Accordion');
