import { Button } from '#components/inputs/Button.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './StickyCallToAction.schema.ts';
import { Action, Root, Row, Words } from './StickyCallToAction.styles.ts';
import type { words } from './StickyCallToAction.words.ts';

/** The page's main action, which stays in view while the visitor scrolls (WIDG-13). */
export function StickyCallToAction(author: Props) {
  const { text, action } = useThemeProps({ props: author, name: 'PorticoStickyCallToAction' });
  const word = useWords<typeof words>();
  return (
    <Root aria-label={word('nextStepLabel')} data-screen-only="">
      <Row>
        {text && (
          <Words>
            <Inline html={text} />
          </Words>
        )}
        <Action>
          <Button href={action.href} aria-label={action.label}>
            {action.text}
          </Button>
        </Action>
      </Row>
    </Root>
  );
}
