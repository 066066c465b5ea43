import { Heading, Inline } from '#components/data-display/Typography.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './PullFigure.schema.ts';
import { Figure, FigureBox, Note, Row, Words } from './PullFigure.styles.ts';

/** One huge figure with words beside it. */
export function PullFigure(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoPullFigure' });
  const { figure, figureText, heading, level, text, action, note, tone } = props;
  const { id } = useSection();
  return (
    <SectionFrame tone={tone} aria-labelledby={`${id}-heading`}>
      <Row>
        <FigureBox>
          <Figure component="span" variant="figure" html={figure} />{' '}
          {figureText && <Inline variant="h4" html={figureText} />}
        </FigureBox>
        <Words>
          <Heading level={level} html={heading} id={`${id}-heading`} />
          {text && <Inline component="p" variant="subtitle1" color="textSecondary" html={text} />}
          {action && (
            <p>
              <Button href={action.href} aria-label={action.label}>
                {action.text}
              </Button>
            </p>
          )}
          <Note component="p" variant="caption" html={note} />
        </Words>
      </Row>
    </SectionFrame>
  );
}
