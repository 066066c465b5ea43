import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Step, StepButton, StepLabel, Stepper } from '#components/navigation/Stepper.tsx';
import { tabAttributes } from '#components/navigation/Tabs.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const steps = ['Choose', 'Fund', 'Earn', 'Decide'];

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  parameters: {
    guidance: {
      do: [
        'Keep each step to a word or two.',
        'Mark the step under way as active, and those before it as completed.',
      ],
      dont: [
        'Don’t use more steps than fit on a phone without scrolling far.',
        'Don’t let color alone say which step is under way.',
      ],
    },
  },
  subcomponents: { Step, StepLabel, StepButton },
  decorators: [inTheme],
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All steps are still ahead. */
export const Ahead: Story = {
  render: () => (
    <Stepper>
      {steps.map((step) => (
        <Step key={step}>
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  ),
};

/** Completed steps have a check, the current step a dot in a ring. */
export const UnderWay: Story = {
  render: () => (
    <Stepper>
      {steps.map((step, index) => (
        <Step key={step} active={index === 2}>
          <StepLabel completed={index < 2}>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent('Earn');
  },
};

/** A timeline whose steps are tabs, as in the TimelineTabs section. */
export const AsTabs: Story = {
  render: () => (
    <>
      <Stepper component="div" role="tablist" aria-label="How it goes">
        {steps.map((step, index) => (
          <Step key={step} component="div" role="presentation">
            <StepButton {...tabAttributes(step, index === 0)}>
              <StepLabel>{step}</StepLabel>
            </StepButton>
          </Step>
        ))}
      </Stepper>
      {steps.map((step) => (
        <div key={step} role="tabpanel" id={step} aria-labelledby={`${step}-tab`} />
      ))}
    </>
  ),
};
