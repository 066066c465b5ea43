import { Rich } from '#components/data-display/Rich.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { LinkButtons } from '#components/inputs/LinkButtons.tsx';
import { FormHelperText } from '#components/inputs/FormHelperText.tsx';
import { Radio } from '#components/inputs/Radio.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './RecommenderStep.schema.ts';
import * as Styled from './RecommenderStep.styles.ts';
import type { words } from './RecommenderStep.words.ts';

/**
 * A question with its answers, or a recommendation (WIDG-09). The behavior of `Recommender` shows one step at a time.
 */
export function RecommenderStep(author: Props) {
  const { heading, level, text, answers, links } = useThemeProps({
    props: author,
    name: 'PorticoRecommenderStep',
  });
  const { id } = useSection();
  const headingId = `${id}-heading`;
  return (
    <Styled.Root>
      <Styled.Title level={level} html={heading} id={headingId} tabIndex={-1} data-step-heading="" />
      {text !== undefined && <Rich html={text} />}
      {links.length > 0 && (
        <Styled.Actions>
          <LinkButtons links={links} />
        </Styled.Actions>
      )}
      <Styled.Content name="content" />
      {answers ? <Question answers={answers} id={id} headingId={headingId} /> : <Back />}
    </Styled.Root>
  );
}

interface QuestionProps {
  readonly answers: NonNullable<Props['answers']>;
  readonly id: string;
  readonly headingId: string;
}

function Question({ answers, id, headingId }: QuestionProps) {
  const word = useWords<typeof words>();
  const errorId = `${id}-error`;
  return (
    <>
      <ScriptOnly>
        <form noValidate data-answers="">
          <Styled.Answers
            component="fieldset"
            role="radiogroup"
            aria-labelledby={headingId}
            aria-describedby={errorId}
            aria-required
          >
            <FormHelperText id={errorId} role="alert" error data-missing={word('wizardMissing')} />
            <Styled.Choices>
              {answers.map(({ value, label, href }, index) => (
                <Styled.Choice
                  key={value}
                  label={label}
                  control={
                    <Radio
                      id={`${id}-answer-${index + 1}`}
                      name={`${id}-answer`}
                      value={value}
                      data-href={href}
                    />
                  }
                />
              ))}
            </Styled.Choices>
          </Styled.Answers>
          <Styled.Actions>
            <Button variant="outlined" data-back="">
              {word('wizardBack')}
            </Button>
            <Button type="submit">{word('wizardNext')}</Button>
          </Styled.Actions>
        </form>
      </ScriptOnly>
      <Styled.AnswerLinks data-nosnippet="">
        {answers.map(({ value, label, href }) => (
          <li key={value}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </Styled.AnswerLinks>
    </>
  );
}

function Back() {
  const word = useWords<typeof words>();
  return (
    <ScriptOnly>
      <Button variant="outlined" data-back="">
        {word('wizardBack')}
      </Button>
    </ScriptOnly>
  );
}
