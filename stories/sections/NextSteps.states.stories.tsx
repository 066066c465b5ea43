import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/NextSteps/NextSteps.section.ts';
import { NextSteps } from '#sections/NextSteps/NextSteps.tsx';
import { words } from '#sections/NextSteps/NextSteps.words.ts';
import { SectionProvider } from '#section-kit/sectionContext.tsx';
import { schema } from '#sections/NextSteps/NextSteps.schema.ts';

const props = schema.parse({
  heading: 'What happens next',
  steps: ['Your request goes to the banker you named.', 'The banker confirms the day and the hour.'],
});

/** After a form was sent: the server renders the page with its reference number and the answers that it repeats. */
function Confirming() {
  const sent = {
    asked: 'reference=K7QF-2M9X',
    confirmed: {
      answers: [
        { term: 'Banker', value: 'Rosa Delgado' },
        { term: 'Day', value: 'May 5, 2036' },
      ],
    },
  };
  return (
    <SectionProvider
      value={{ id: 'next', locale: 'en', words: words.en, serviceBase: '/svt/elmstone', ...sent }}
    >
      <NextSteps {...props} />
    </SectionProvider>
  );
}

const meta: Meta<typeof Confirming> = {
  title: 'Sections/Forms and tools/NextSteps',
  component: Confirming,
  parameters: { docs: { description: { component: section.summary } } },
};
export default meta;

/** The answers are above the steps, under a heading of their own. */
export const Confirmed: StoryObj<typeof Confirming> = {
  name: 'FORM-04 What was sent',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K7QF-2M9X')).toBeVisible();
    await expect(canvas.getByText('Rosa Delgado')).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
  },
};
