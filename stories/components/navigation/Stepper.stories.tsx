import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Step, StepButton, StepContent, StepLabel, Stepper } from '#components/navigation/Stepper.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const steps = ['Choose', 'Fund', 'Earn', 'Decide'];

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  parameters: {
    guidance: {
      do: ['Keep each step to a word or two.', 'Say with activeStep which step is under way.'],
      dont: [
        'Don’t use more steps than fit on a phone without scrolling far.',
        'Don’t let color alone say which step is under way.',
      ],
    },
  },
  subcomponents: { Step, StepLabel },
  decorators: [inTheme],
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = steps.map((step) => (
  <Step key={step}>
    <StepLabel>{step}</StepLabel>
  </Step>
));

/** The first step is under way. */
export const First: Story = { args: { alternativeLabel: true, children: labels } };

/** Completed steps have a check mark. */
export const UnderWay: Story = {
  args: { activeStep: 2, alternativeLabel: true, children: labels },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.MuiStepIcon-root.Mui-completed')).toHaveLength(2);
    await expect(canvasElement.querySelector('.MuiStepLabel-label.Mui-active')).toHaveTextContent('Earn');
  },
};

/** One below the other, for long names or on phones. */
export const Vertical: Story = { args: { activeStep: 1, orientation: 'vertical', children: labels } };

/** Steps that can be selected, in an island. */
export const Selectable: Story = {
  args: {
    nonLinear: true,
    orientation: 'vertical',
    children: steps.map((step) => (
      <Step key={step}>
        <StepButton>{step}</StepButton>
        <StepContent>{`What happens in “${step}”.`}</StepContent>
      </Step>
    )),
  },
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Stepper');
