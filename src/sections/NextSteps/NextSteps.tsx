import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { isReference, referenceParameter } from '#forms/post/referenceParameter.ts';
import { useAsked, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './NextSteps.schema.ts';
import { Reference, Steps, Value } from './NextSteps.styles.ts';
import type { words } from './NextSteps.words.ts';

/** What happens after a form was sent. The server adds its reference number to the page's address. */
export function NextSteps(author: Props) {
  const { heading, level, steps } = useThemeProps({ props: author, name: 'PorticoNextSteps' });
  const word = useWords<typeof words>();
  const reference = useAsked()?.get(referenceParameter) ?? '';
  return (
    <SectionFrame heading={heading} level={level} density="compact">
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
      <Steps>
        {steps.map((html) => (
          <Inline component="li" key={html} html={html} />
        ))}
      </Steps>
    </SectionFrame>
  );
}
