import { FigureTable } from '#components/data-display/FigureTable.tsx';
import { SeriesValue } from '#components/data-display/Series.styles.ts';
import { Heading, levelBelow, Typography } from '#components/data-display/Typography.tsx';
import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { Button } from '#components/inputs/Button.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Disclosure } from '#components/surfaces/Disclosure.tsx';
import { withParameter } from '#lib/address/withParameter.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Answer } from './Answer.ts';
import type { Props } from './Calculator.schema.ts';
import * as Styled from './Calculator.styles.ts';
import type { words } from './Calculator.words.ts';
import { NumberField } from './NumberField.tsx';
import { Picture } from './Picture.tsx';
import { type CalculatorState, useCalculator } from './useCalculator.ts';

/** Whole dollars, in digits, as forms expect them. Nothing is no amount to begin with. */
function nextStep({ href, parameter }: Props['apply'], answer: Answer): string {
  const amount = Math.round(answer.amount);
  return parameter === undefined || amount === 0 ? href : withParameter(href, parameter, String(amount));
}

interface OutcomeProps extends Pick<Props, 'level' | 'apply'> {
  readonly answer: Answer;
  readonly whole: (dollars: number) => string;
}

/** The figure, the picture, the schedule and the next step. */
function Outcome({ answer, level, apply, whole }: OutcomeProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  return (
    <>
      <div>
        <Heading level={levelBelow(level)} variant="h4">
          {answer.label}
        </Heading>
        <Styled.Figure variant="figure" color="primary">
          {answer.figure}
        </Styled.Figure>
        <p>{answer.sentence}</p>
      </div>
      <Picture answer={answer} whole={whole} />
      <Disclosure summary={word('schedule')}>
        <FigureTable id={`${id}-schedule`} caption={answer.columnsAre} {...answer.table} />
      </Disclosure>
      <Button href={nextStep(apply, answer)} aria-label={apply.label}>
        {apply.text}
      </Button>
    </>
  );
}

/** What a change is announced with, once the slider rests. */
function announced({ answer, isQuiet }: CalculatorState): string {
  if (!answer || isQuiet) return '';
  return 'refusal' in answer ? answer.refusal : `${answer.label}: ${answer.figure}`;
}

/**
 * A calculator that begins with an answered example. Each number is a field with a slider; the answer is a figure, a
 * picture and a schedule. Without JavaScript the server answers the form.
 */
export function Calculator(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoCalculator' });
  const { heading, level, text, calculation, apply, note, tone } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  const calculator = useCalculator(calculation);
  const { form, fields, answer, language } = calculator;
  const isWrong = fields.some((field) => calculator.mistake(field) !== '');
  useTitleMark(isWrong ? word('errorTitle') : undefined);
  return (
    <SectionFrame tone={tone} heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Styled.Panels>
        <Styled.Fields method="get" action={`#${id}-answer`} onSubmit={form.submit} noValidate>
          {/* Identifies the calculator on the page. */}
          <input type="hidden" name="section" value={id} />
          {fields.map((field) => (
            <NumberField key={field.name} field={field} calculator={calculator} />
          ))}
          <Button type="submit" variant="outlined">
            {word('calculate')}
          </Button>
          {/* On phones the answer is below the fields; this says it while a slider moves. */}
          {answer && (
            <Styled.Glance aria-hidden="true">
              {'label' in answer ? (
                <>
                  <span>{answer.label}</span>
                  <SeriesValue as="span">{answer.figure}</SeriesValue>
                </>
              ) : (
                answer.refusal
              )}
            </Styled.Glance>
          )}
        </Styled.Fields>
        <Styled.Result data-part="result" id={`${id}-answer`}>
          {answer && 'label' in answer ? (
            <Outcome {...{ answer, level, apply }} whole={language.whole} />
          ) : (
            <Typography variant="subtitle1">{answer?.refusal ?? word('incomplete')}</Typography>
          )}
          <Styled.Note component="p" variant="caption" html={note} />
          <div className="visually-hidden" role="status">
            {announced(calculator)}
          </div>
        </Styled.Result>
      </Styled.Panels>
    </SectionFrame>
  );
}
