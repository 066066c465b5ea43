import { createContext, type ReactNode, use } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Typography } from '#components/data-display/Typography.tsx';

const Root = styled('dialog', {
  name: 'MuiDialog',
  slot: 'Root',
  overridesResolver: (_props, styles) => [styles['root'], styles['paper']],
})({
  margin: 'auto',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The page keeps its width when it loses its scroll bar.
  'html:has(&:modal)': { scrollbarGutter: 'stable' },
  'body:has(&:modal)': { overflow: 'hidden' },
});

const TitleId = createContext<string | undefined>(undefined);

export interface DialogProps {
  readonly id: string;
  /** `DialogTitle`, which labels the dialog, `DialogContent` and `DialogActions`. */
  readonly children: ReactNode;
}

/**
 * MUI's Dialog on the native `dialog`, which traps and restores focus itself and closes on Escape or a click outside.
 * Buttons with the attributes of `dialogOpener` and `dialogCloser` need no script in browsers with invoker commands;
 * the behavior `dialogs` serves all others. Themed as `MuiDialog`: `root` and `paper` are one element, and the backdrop
 * is its `::backdrop`. MUI's own needs React and writes inline styles.
 */
export function Dialog(given: DialogProps) {
  const { id, children } = useThemeProps({ props: given, name: 'MuiDialog' });
  const title = `${id}-title`;
  return (
    <Root id={id} closedby="any" aria-labelledby={title}>
      <TitleId value={title}>{children}</TitleId>
    </Root>
  );
}

/** Returns the attributes of a button that opens the dialog with this id. */
export const dialogOpener = (id: string) =>
  ({ type: 'button', command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' }) as const;

/** Returns the attributes of a button that closes the dialog with this id. */
export const dialogCloser = (id: string) => ({ type: 'button', command: 'close', commandfor: id }) as const;

const TitleRoot = styled(Typography, { name: 'MuiDialogTitle', slot: 'Root' })({});

/** A dialog's heading, which labels it. Themed as `MuiDialogTitle`. */
export function DialogTitle(given: { readonly children: ReactNode }) {
  const { children } = useThemeProps({ props: given, name: 'MuiDialogTitle' });
  return (
    <TitleRoot variant="h3" component="h2" id={use(TitleId)}>
      {children}
    </TitleRoot>
  );
}

/** The body of a dialog. Themed as `MuiDialogContent`. */
export const DialogContent = styled('div', { name: 'MuiDialogContent', slot: 'Root' })({});

/** A dialog's buttons, with the primary one last. Themed as `MuiDialogActions`. */
export const DialogActions = styled('div', { name: 'MuiDialogActions', slot: 'Root' })(
  ({ theme: { breakpoints } }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    // On phones, the buttons are stacked and as wide as the dialog.
    [breakpoints.down('md')]: { display: 'grid' },
  }),
);
