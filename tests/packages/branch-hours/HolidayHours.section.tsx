import { defineSection, Heading, headingLevel, inlineText, plainText, styled, useSection } from 'portico';
import { z } from 'zod';

const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  button: plainText().meta({ title: 'Button', description: 'Shows the holidays.' }),
  days: z.array(plainText()).min(1).meta({ title: 'Days', description: 'Holidays of the year.' }),
});

const Root = styled('section', { name: 'HolidayHours', slot: 'Root' })(({ theme }) => ({
  paddingBlock: theme.spacing(4),
}));

function HolidayHoursView({ heading, level, button, days }: z.output<typeof schema>) {
  const { id } = useSection();
  return (
    <Root aria-labelledby={`${id}-heading`}>
      <Heading level={level} html={heading} id={`${id}-heading`} />
      <button type="button" aria-expanded="true" aria-controls={`${id}-days`}>
        {button}
      </button>
      <ul id={`${id}-days`}>
        {days.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
    </Root>
  );
}

/** Behavior level: works without JavaScript; the behavior collapses the list. */
export const HolidayHours = defineSection({
  name: 'HolidayHours',
  summary: 'Holidays on which branches are closed.',
  schema,
  View: HolidayHoursView,
  modules: { behaviour: '@elmstone/branch-hours/HolidayHours.behaviour' },
  examples: { default: { heading: 'Holidays', button: 'Show holidays', days: ['January 1', 'July 4'] } },
  accessibility: ['The button says whether the list is shown.'],
});
