import { Button } from '#components/inputs/Button.tsx';
import {
  Dialog,
  DialogActions,
  dialogCloser,
  DialogContent,
  DialogTitle,
} from '#components/feedback/Dialog.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import type { LinkLists } from '#lib/address/classifyLink.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './ExternalLinkWarning.schema.ts';
import { Insecure, Root, Target } from './ExternalLinkWarning.styles.ts';
import type { words } from './ExternalLinkWarning.words.ts';

export type ShownProps = Props & {
  /** The lists by which the browser recognizes links that need the warning. */
  readonly lists: LinkLists;
};

/**
 * Asks for confirmation before the browser opens a link to a listed domain or to an external http address (MODAL-02).
 */
export function ExternalLinkWarning(author: ShownProps) {
  const { heading, text, lists } = useThemeProps({ props: author, name: 'PorticoExternalLinkWarning' });
  const { id } = useSection();
  const word = useWords<typeof words>();
  const dialog = `${id}-dialog`;
  return (
    <Root data-lists={JSON.stringify(lists)}>
      <Dialog id={dialog}>
        <DialogTitle>{heading ?? word('exitHeading')}</DialogTitle>
        <DialogContent>
          {text === undefined ? <p>{word('exitText')}</p> : <Inline component="p" html={text} />}
          <Target variant="body1">
            {word('exitTo')} <strong data-part="host" />
          </Target>
          <Insecure variant="body1" data-part="insecure" hidden>
            {word('exitInsecure')}
          </Insecure>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" {...dialogCloser(dialog)}>
            {word('exitStay')}
          </Button>
          <Button href="#main" rel="noopener noreferrer" data-part="go">
            {word('exitGo')}
          </Button>
        </DialogActions>
      </Dialog>
    </Root>
  );
}
