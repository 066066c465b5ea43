import { Heading, Inline, levelBelow } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './StepList.schema.ts';
import { Number, Start, Step, Steps, Words } from './StepList.styles.ts';

/** Numbered steps. */
export function StepList(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoStepList' });
  const { heading, level, text: intro, steps, action, tone } = props;
  return (
    <SectionFrame tone={tone} heading={heading} level={level} intro={intro}>
      <Steps role="list" ownerState={{ inRow: steps.length <= 4 ? steps.length : 0 }}>
        {steps.map(({ heading: title, text, link }, index) => (
          <Step key={title}>
            <Number variant="h1" component="span" aria-hidden="true">
              {index + 1}
            </Number>
            <Words>
              <Heading level={levelBelow(level)} variant="h4" html={title} />
              {text && <Inline component="p" color="textSecondary" html={text} />}
              {link && (
                <p>
                  <Link href={link.href} aria-label={link.label}>
                    {link.text}
                  </Link>
                </p>
              )}
            </Words>
          </Step>
        ))}
      </Steps>
      {action && (
        <Start>
          <Button href={action.href} aria-label={action.label}>
            {action.text}
          </Button>
        </Start>
      )}
    </SectionFrame>
  );
}
