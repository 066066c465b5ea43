import { Heading, levelBelow } from '#components/data-display/Typography.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { Rich } from '#components/data-display/Rich.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { tabAttributes } from '#components/navigation/Tabs.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './TimelineTabs.schema.ts';
import {
  Circle,
  Connector,
  Links,
  Panel,
  PanelText,
  Step,
  StepLink,
  StepName,
  StepTab,
  TimeLine,
} from './TimelineTabs.styles.ts';
import type { words } from './TimelineTabs.words.ts';

/** Steps on a timeline, one visible at a time (WIDG-08); without scripts all of them. */
export function TimelineTabs(author: Props) {
  const { heading, level, steps } = useThemeProps({ props: author, name: 'PorticoTimelineTabs' });
  const { id } = useSection();
  const word = useWords<typeof words>();
  // The heading level of the steps, below the section's heading.
  const inner = levelBelow(level);
  return (
    <SectionFrame tone="quiet" heading={heading} level={level} headingId={`${id}-heading`}>
      <TimeLine role="tablist" aria-labelledby={`${id}-heading`}>
        {steps.map((step, index) => (
          <Step key={step.id} role="presentation">
            <Connector aria-hidden="true" />
            <StepTab {...tabAttributes(step.id, index === 0)}>
              <Circle aria-hidden="true" />
              <StepName>{step.tab}</StepName>
            </StepTab>
          </Step>
        ))}
      </TimeLine>
      {steps.map((step, index) => {
        const previous = steps[index - 1];
        const next = steps[index + 1];
        return (
          <Panel
            key={step.id}
            id={step.id}
            shown={index === 0}
            ownerState={{ isPictured: step.image !== undefined }}
          >
            <PanelText>
              <Heading level={inner} html={step.heading} />
              <Rich html={step.text} />
              <Links data-steps="" data-nosnippet="">
                {previous && (
                  <StepLink href={`#${previous.id}`}>{word('previousStep', { step: previous.tab })}</StepLink>
                )}
                {next && <StepLink href={`#${next.id}`}>{word('nextStep', { step: next.tab })}</StepLink>}
              </Links>
            </PanelText>
            {step.image && <Picture image={step.image} />}
          </Panel>
        );
      })}
    </SectionFrame>
  );
}
