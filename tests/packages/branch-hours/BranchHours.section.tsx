import {
  defineSection,
  defineWords,
  Heading,
  headingLevel,
  Inline,
  inlineText,
  plainText,
  styled,
  useSection,
  useWords,
} from 'portico';
import { z } from 'zod';

const schema = z.strictObject({
  heading: inlineText().meta({ title: 'Heading', description: 'Names the section.' }),
  level: headingLevel(),
  text: inlineText().optional().meta({ title: 'Text', description: 'What visitors should know.' }),
  days: z
    .array(
      z.strictObject({
        day: plainText().meta({ title: 'Day', description: 'One day or a span of days.' }),
        hours: plainText().meta({ title: 'Hours', description: 'From when to when.' }),
      }),
    )
    .min(1)
    .meta({ title: 'Days', description: 'Monday first.' }),
});

const words = defineWords({
  en: { day: 'Day', hours: 'Hours' },
  es: { day: 'Día', hours: 'Horario' },
  zh: { day: '日期', hours: '时间' },
});

const Root = styled('section', { name: 'BranchHours', slot: 'Root' })(({ theme }) => ({
  paddingBlock: theme.spacing(4),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6) },
}));

function View({ heading, level, text, days }: z.output<typeof schema>) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  return (
    <Root aria-labelledby={`${id}-heading`}>
      <Heading level={level} html={heading} id={`${id}-heading`} />
      {text && <Inline component="p" html={text} />}
      <table>
        <thead>
          <tr>
            <th scope="col">{word('day')}</th>
            <th scope="col">{word('hours')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, hours }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}

/** HTML level: ships no JavaScript. */
export const BranchHours = defineSection({
  name: 'BranchHours',
  summary: 'When a branch is open.',
  schema,
  View,
  words,
  examples: { default: { heading: 'Hours', days: [{ day: 'Monday', hours: '9 to 5' }] } },
  accessibility: ['Days are row headers.'],
});
