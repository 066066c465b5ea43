import { FactList } from '#components/data-display/FactList.tsx';
import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import type { InlineHtml } from '#content/fields.ts';
import { isReference, referenceParameter } from '#forms/post/referenceParameter.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import { useAsked, useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './NextSteps.schema.ts';
import { Answers, Reference, Steps, StepsName, Value } from './NextSteps.styles.ts';
import type { words } from './NextSteps.words.ts';

/**
 * What happens after a form was sent. The server adds its reference number to the page's address, the answers
 * that the form repeats, and the form's own steps, if it has any.
 */
export function NextSteps(author: Props) {
  const { heading, level, steps } = useThemeProps({ props: author, name: 'PorticoNextSteps' });
  const word = useWords<typeof words>();
  const { confirmed } = useSection();
  const { answers, next = steps } = confirmed ?? { answers: [] };
  const reference = useAsked()?.get(referenceParameter) ?? '';
  // Escaping plain text makes it safe HTML.
  const sent = escapeHtml(word('sent')) as InlineHtml;
  const hasAnswers = answers.length > 0;
  return (
    <SectionFrame heading={hasAnswers ? sent : heading} level={level} density="compact">
      {isReference(reference) && (
        <Reference>
          <Typography variant="body2" component="span" color="textSecondary">
            {word('referenceNumber')}
          </Typography>
          <Value variant="h3" component="strong">
            {reference}
          </Value>
        </Reference>
      )}
      {hasAnswers && (
        <>
          <Answers>
            <FactList facts={answers} />
          </Answers>
          <StepsName level={level} html={heading} />
        </>
      )}
      <Steps>
        {next.map((html) => (
          <Inline component="li" key={html} html={html} />
        ))}
      </Steps>
    </SectionFrame>
  );
}
