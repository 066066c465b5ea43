import { capitalize } from '@mui/material/utils';
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import MuiDialogContentText, {
  type DialogContentTextProps as MuiDialogContentTextProps,
} from '@mui/material/DialogContentText';
import MuiDialogTitle, { type DialogTitleProps as MuiDialogTitleProps } from '@mui/material/DialogTitle';
import type { Breakpoint } from '@mui/material/styles';
import { type ComponentType, createContext, type ElementType, type ReactNode, use } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

interface DialogState {
  /** As wide as about 70 characters, unless it is given. */
  readonly maxWidth: Breakpoint | false | undefined;
  readonly fullWidth: boolean;
  readonly fullScreen: boolean;
  readonly scroll: 'body' | 'paper';
}

const widths = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const margins = '4rem';

const Root = styled('dialog', {
  name: 'MuiDialog',
  slot: 'Root',
  overridesResolver: ({ ownerState }: { ownerState: DialogState }, styles) => {
    const { maxWidth, fullWidth, fullScreen } = ownerState;
    return [
      styles['root'],
      styles['paper'],
      maxWidth && styles[`paperWidth${capitalize(maxWidth)}`],
      fullWidth && styles['paperFullWidth'],
      fullScreen && styles['paperFullScreen'],
    ];
  },
})<{ ownerState: DialogState & { readonly isOfReadingWidth: boolean } }>(({ theme: { breakpoints } }) => ({
  margin: 'auto',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The page keeps its width when it loses its scroll bar.
  'html:has(&:modal)': { scrollbarGutter: 'stable' },
  'body:has(&:modal)': { overflow: 'hidden' },
  variants: [
    { props: { isOfReadingWidth: true }, style: { width: 'min(36rem, 100vw - 2rem)' } },
    ...widths.map((maxWidth) => ({
      props: { maxWidth },
      style: {
        maxWidth: `min(100vw - ${margins}, ${Math.max(breakpoints.values[maxWidth], maxWidth === 'xs' ? 27.75 : 0)}em)`,
      },
    })),
    { props: { fullWidth: true }, style: { width: `calc(100vw - ${margins})` } },
    {
      props: { fullScreen: true },
      style: { width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none', borderRadius: 0 },
    },
    {
      props: { scroll: 'paper' },
      style: { '&:is([open], :popover-open)': { display: 'flex', flexDirection: 'column' } },
    },
  ],
}));

const TitleId = createContext<string | undefined>(undefined);

export type NativeDialogProps = NativeProps<typeof Root, RefusedName<'Dialog'> | 'open' | 'children'> &
  Refused<'Dialog'> &
  Partial<DialogState> & {
    readonly open?: never;
    /** The id that `dialogOpener` and `dialogCloser` refer to. */
    readonly id: string;
    /** `DialogTitle`, which labels the dialog, `DialogContent` and `DialogActions`. */
    readonly children: ReactNode;
    readonly slotProps?: { readonly paper?: Pick<NativeProps<typeof Root>, 'className' | 'sx'> };
  };

export type DialogProps = NativeDialogProps | (MuiDialogProps & { readonly open: boolean });

/** A Dialog without `open`. */
export function NativeDialog(given: NativeDialogProps) {
  const {
    maxWidth,
    fullWidth = false,
    fullScreen = false,
    scroll = 'body',
    id,
    children,
    slotProps,
    ...rest
  } = useThemeProps({ props: given, name: 'MuiDialog' });
  const title = `${id}-title`;
  return (
    <Root
      closedby="any"
      aria-labelledby={title}
      {...slotProps?.paper}
      {...rest}
      id={id}
      ownerState={{
        maxWidth,
        fullWidth,
        fullScreen,
        scroll,
        isOfReadingWidth: maxWidth === undefined && !fullWidth && !fullScreen,
      }}
    >
      <TitleId value={title}>{children}</TitleId>
    </Root>
  );
}

/**
 * A dialog. Without `open`, it is the native `dialog`, which traps and restores focus itself and closes on Escape or a
 * click outside. Buttons with the attributes of `dialogOpener` and `dialogCloser` need no script in browsers with
 * invoker commands; the behavior `dialogs` serves all others. `root` and `paper` are then one element, and the backdrop
 * is its `::backdrop`. With `popover` it leaves the page usable: a popover, which opens faster because no other element
 * changes, for the behavior `drawer`. With `open`, in an island, it is MUI's Dialog. Both are themed as `MuiDialog`.
 */
export function Dialog(props: DialogProps) {
  return props.open === undefined ? <NativeDialog {...props} /> : <MuiDialog {...props} />;
}

/** Returns the attributes of a button that opens the dialog with this id. */
export const dialogOpener = (id: string) =>
  ({ type: 'button', command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' }) as const;

/** Returns the attributes of a button that closes the dialog with this id. */
export const dialogCloser = (id: string) => ({ type: 'button', command: 'close', commandfor: id }) as const;

const MuiTitle = MuiDialogTitle as ComponentType<DialogTitleProps>;
export type DialogTitleProps = MuiDialogTitleProps & { readonly component?: ElementType };

/** MUI's DialogTitle: the heading, which labels the dialog. */
export function DialogTitle(props: DialogTitleProps) {
  return <MuiTitle id={use(TitleId)} {...props} />;
}

/** MUI's DialogContent: the body of a dialog. */
export { default as DialogContent } from '@mui/material/DialogContent';

/** MUI's DialogContentText: the text of a dialog. */
export const DialogContentText = MuiDialogContentText as ComponentType<
  MuiDialogContentTextProps & { readonly component?: ElementType }
>;

/** MUI's DialogActions: a dialog's buttons, with the primary one last; on phones it is on top. */
export { default as DialogActions } from '@mui/material/DialogActions';
