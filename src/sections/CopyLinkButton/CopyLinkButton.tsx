import { Button } from '#components/inputs/Button.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './CopyLinkButton.schema.ts';
import { Root, Row, Status } from './CopyLinkButton.styles.ts';
import type { words } from './CopyLinkButton.words.ts';

/** Copies a link and confirms it (WIDG-03). Hidden without JavaScript: the address bar has the link. */
export function CopyLinkButton(author: Props) {
  const { label, href } = useThemeProps({ props: author, name: 'PorticoCopyLinkButton' });
  const word = useWords<typeof words>();
  return (
    <Root component="div" tone="own">
      <Row>
        <Button
          variant="outlined"
          startIcon={<Icon name="link" />}
          data-copy={href ?? ''}
          data-copied={word('linkCopied')}
          data-failed={word('linkNotCopied')}
        >
          {label ?? word('copyLink')}
        </Button>
        <Status role="status" color="textSecondary" />
      </Row>
    </Root>
  );
}
