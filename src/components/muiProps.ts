// Only types use these texts, so no browser loads them. The story "MUI’s props" shows them as a table.

const useSx = 'Use `className`, `sx` or the theme: its slots have MUI’s class names.';
const noParts = 'To replace a part, use MUI’s own component in a section with `hydrate`.';
const ofRoot = 'Other props go to the root. Style the slots with `sx` or the theme.';
const noRipple = 'Buttons have no ripple.';
const nativeFocus = 'Use `&:focus-visible` or `&.Mui-focusVisible` in the theme.';
const native = 'This is native HTML, which works before and without scripts.';
const flat = 'Accordions are separated by lines. For a border or shadow, put them into a `Paper`.';
const noShadow = 'Style it with `sx` or the theme.';
const onField = 'Set it on the field, such as `TextField`.';
const aboveField = 'Labels are above their fields, so they never move.';
const withState = 'MUI’s own is used with `open`, in a section with `hydrate`: set that as well.';
const withHandler = 'MUI’s own is used with `onChange`, in a section with `hydrate`: set that as well.';
const nativeIcon = 'The theme draws the mark of the native `input`: see `MuiCheckbox` and `MuiRadio`.';

const parts = { classes: useSx, slots: noParts } as const;

const buttonBase = {
  classes: useSx,
  action: nativeFocus,
  centerRipple: noRipple,
  disableRipple: noRipple,
  disableTouchRipple: noRipple,
  focusRipple: noRipple,
  touchRippleRef: noRipple,
  TouchRippleProps: noRipple,
  focusVisibleClassName: nativeFocus,
  onFocusVisible: 'Use `onFocus`.',
  LinkComponent: 'Use `href` for a link.',
  nativeButton: native,
} as const;

const modal = {
  ...parts,
  closeAfterTransition: withState,
  container: withState,
  disableAutoFocus: withState,
  disableEnforceFocus: withState,
  disablePortal: withState,
  disableRestoreFocus: withState,
  disableScrollLock: withState,
  hideBackdrop: 'Style `&::backdrop` in the theme.',
  keepMounted: 'Its content is always in the document.',
  onTransitionEnter: withState,
  onTransitionExited: withState,
  transitionDuration: withState,
} as const;

const choice = {
  ...buttonBase,
  slots: noParts,
  disableFocusRipple: noRipple,
  checkedIcon: nativeIcon,
  icon: nativeIcon,
  edge: 'Set a margin with `sx`.',
  component: native,
} as const;

const input = {
  ...parts,
  disableInjectingGlobalStyles: 'There are none.',
  inputComponent: 'Use MUI’s own InputBase in a section with `hydrate`.',
  inputProps: 'Other props go to the input.',
  margin: onField,
  notched: aboveField,
  renderSuffix: 'Use `endAdornment`.',
} as const;

const connected = {
  classes: useSx,
  color: noShadow,
  focused: native,
  filled: aboveField,
  margin: 'Use `sx`.',
} as const;

/** Props of MUI that the library’s component of the same name does not take, each with what to do instead. */
export const refused = {
  Accordion: {
    ...parts,
    component: native,
    slotProps: ofRoot,
    elevation: flat,
    square: flat,
    variant: flat,
  },
  AccordionSummary: {
    ...buttonBase,
    slots: noParts,
    slotProps: ofRoot,
    component: native,
    disabled: 'Disable the `Accordion`.',
    type: native,
  },
  Alert: {
    ...parts,
    component: 'With a `heading` it is a `section`, otherwise a `div`.',
    elevation: noShadow,
    square: noShadow,
  },
  Dialog: { ...modal, PaperComponent: withState, component: native },
  Drawer: { ...modal, onClose: withState, ModalProps: withState, elevation: noShadow },
  Menu: {
    ...modal,
    onClose: withState,
    PopoverClasses: useSx,
    action: withState,
    anchorEl: withState,
    anchorOrigin: 'It opens below its button, and on another side where there is no room.',
    anchorPosition: withState,
    anchorReference: withState,
    component: native,
    disableAutoFocusItem: withState,
    elevation: noShadow,
    marginThreshold: withState,
    transformOrigin: withState,
    variant: withState,
  },
  MenuItem: buttonBase,
  Tabs: {
    ...parts,
    action: withHandler,
    allowScrollButtonsMobile: withHandler,
    component: native,
    indicatorColor: 'The selected tab has the line: style `MuiTab` with `&.Mui-selected`.',
    scrollButtons: withHandler,
    selectionFollowsFocus: 'It always does.',
    slotProps: withHandler,
    textColor: 'Style `MuiTab` in the theme.',
    visibleScrollbar: 'The row has a scroll bar if it needs one.',
  },
  Tab: { ...buttonBase, disableFocusRipple: noRipple, component: native },
  Pagination: {
    classes: useSx,
    componentName: native,
    defaultPage: 'Give the `page`: the address or the section knows it.',
    renderItem: noParts,
    getItemAriaLabel: 'Use `words`, which are translated.',
    showFirstButton: 'The first page is always among the numbers.',
    showLastButton: 'The last page is always among the numbers.',
  },
  Breadcrumbs: {
    ...parts,
    component: native,
    expandText: 'A long trail is shortened with CSS, and a phone shows the parent only.',
    itemsAfterCollapse: 'A long trail is shortened with CSS, and a phone shows the parent only.',
    itemsBeforeCollapse: 'A long trail is shortened with CSS, and a phone shows the parent only.',
    maxItems: 'A long trail is shortened with CSS, and a phone shows the parent only.',
  },
  Tooltip: {
    ...parts,
    describeChild: 'It always describes its element; name an icon button with `aria-label`.',
    disableFocusListener: withState,
    disableHoverListener: withState,
    disableInteractive: withState,
    disableTouchListener: withState,
    enterDelay: withState,
    enterNextDelay: withState,
    enterTouchDelay: withState,
    followCursor: withState,
    leaveDelay: withState,
    leaveTouchDelay: withState,
    onClose: withState,
    onOpen: withState,
  },
  TextField: {
    ...parts,
    color: noShadow,
    component: native,
    focused: native,
    hiddenLabel: 'Hide it with `slotProps.inputLabel.className="visually-hidden"`.',
  },
  Checkbox: { ...choice, indeterminateIcon: nativeIcon },
  Radio: choice,
  FormControlLabel: {
    ...parts,
    disableTypography: 'Style `MuiFormControlLabel` in the theme.',
    form: 'Set it on the `control`.',
    htmlFor: 'The `control` has the id.',
  },
  FormControl: {
    classes: useSx,
    color: noShadow,
    disabled: onField,
    error: onField,
    focused: native,
    hiddenLabel: onField,
    required: onField,
    size: onField,
    variant: onField,
  },
  FormGroup: { classes: useSx },
  FormLabel: connected,
  FormHelperText: { ...connected, required: onField, variant: onField },
  InputBase: {
    ...input,
    maxRows: 'Use `TextField` with `multiline`.',
    minRows: 'Use `TextField` with `multiline`.',
    multiline: 'Use `TextField` with `multiline`.',
    rows: 'Use `TextField` with `multiline`.',
  },
  InputAdornment: {
    classes: useSx,
    disableTypography: 'Style `MuiInputAdornment` in the theme.',
    variant: onField,
  },
  NativeSelect: {
    ...input,
    IconComponent: 'Style `MuiNativeSelect.styleOverrides.icon` in the theme.',
    disableUnderline: 'It has a frame.',
    endAdornment: 'The arrow is there.',
    input: 'It has its own.',
    maxRows: native,
    minRows: native,
    multiline: native,
    placeholder: 'Give an `option` without a value.',
    readOnly: 'Use `disabled`: HTML knows no select that can only be read.',
    rows: native,
    type: native,
  },
  Table: { classes: useSx },
  TableContainer: { classes: useSx },
  TableHead: { classes: useSx, component: 'Use `as`.' },
  TableBody: { classes: useSx, component: 'Use `as`.' },
  TableRow: { classes: useSx, component: 'Use `as`.' },
  TableCell: { classes: useSx },
  Container: { classes: useSx },
} as const;

type Refusals = typeof refused;

/** MUI’s props that a component refuses: the only value that each accepts is the text that says what to do instead. */
export type Refused<Name extends keyof Refusals> = {
  readonly [Prop in keyof Refusals[Name]]?: Refusals[Name][Prop];
};

/** The names of the props that a component refuses. */
export type RefusedName<Name extends keyof Refusals> = keyof Refusals[Name];
