import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MuiTabs from '@mui/material/Tabs';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Accordion, AccordionDetails, AccordionSummary } from '#components/surfaces/Accordion.tsx';
import { CardPicture } from '#components/surfaces/Card.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '#components/feedback/Dialog.tsx';
import { Drawer } from '#components/surfaces/Drawer.tsx';
import { Menu, MenuItem } from '#components/navigation/Menu.tsx';
import { refused } from '#components/muiProps.ts';
import { Combobox } from '#components/inputs/Combobox.tsx';
import { Divider } from '#components/data-display/Divider.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { Tab, TabPanel, Tabs } from '#components/navigation/Tabs.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { PartsIsland } from '#tests/packages/mui-parts/PartsIsland.tsx';
import { PartsStateful } from '#tests/packages/mui-parts/PartsStateful.tsx';
import { brandTokens } from '#theme/brand.gen.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { themeComponents } from '#theme/themeComponents.ts';

const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void complaints.push(words));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ignore = () => {};
const image = { src: '/media/x.jpg', alt: '', width: 40, height: 30 };

/** Parts that the packages of examples do not show. */
const others = (
  <>
    <Dialog id="dialog">
      <DialogTitle>Title</DialogTitle>
      <DialogContent>Words</DialogContent>
      <DialogActions />
    </Dialog>
    <Dialog id="narrow" maxWidth="xs">
      Words
    </Dialog>
    <Drawer id="drawer">Words</Drawer>
    <Menu id="menu">
      <MenuItem>Copy</MenuItem>
    </Menu>
    <Tabs value="panel" aria-label="Numbers">
      <Tab value="panel" label="One" />
    </Tabs>
    <TabPanel id="panel" shown />
    <CardPicture image={image} />
    <Divider orientation="vertical" />
    <FormLabel required>Name</FormLabel>
    <Combobox
      inputId="search"
      id="suggestions"
      options={['Rates']}
      open
      listboxLabel="Suggestions"
      onOpen={ignore}
      onClose={ignore}
      onChange={ignore}
      onInputChange={ignore}
    />
  </>
);

/** Components of MUI that have entries in the theme. */
const ofMui = (
  <>
    <MuiTabs value={0}>
      <Tab label="Zero" />
    </MuiTabs>
    <InputLabel>Label</InputLabel>
    <FilledInput />
    <Input />
    <ListItemButton>
      <ListItemIcon />
    </ListItemButton>
  </>
);
const all = (
  <>
    <PartsIsland />
    <PartsStateful />
    {others}
    {ofMui}
  </>
);

/** Parts in a theme with these entries of its own. */
function partsIn(components: Readonly<Record<string, object>>, shown: ReactElement = all): HTMLElement {
  const theme = createPorticoTheme(brandTokens, { components });
  return render(
    <StrictMode>
      <ThemeProvider theme={theme}>{shown}</ThemeProvider>
    </StrictMode>,
  ).baseElement;
}
/** The same with one entry. */
const parts = (name: string, entry: object, shown?: ReactElement) => partsIn({ [name]: entry }, shown);

/** Not inherited, and used by no style. */
const mark = { scrollMarginTop: '7px' };
const marked = (root: HTMLElement) =>
  [...root.querySelectorAll('*')].filter((element) => getComputedStyle(element).scrollMarginTop === '7px');

/** Slots that native parts have, besides those that the theme itself styles. */
const slots: Readonly<Record<string, readonly string[]>> = {
  MuiAccordionSummary: ['content'],
  MuiAlert: ['standard', 'outlined', 'filled', 'colorError', 'action', 'closeButton'],
  MuiBreadcrumbs: ['separator'],
  MuiCheckbox: ['colorSuccess', 'sizeSmall'],
  MuiDialog: ['root', 'paperWidthXs'],
  MuiDrawer: ['root'],
  MuiFilledInput: ['input'],
  MuiFormControl: ['root'],
  MuiFormControlLabel: ['root', 'labelPlacementStart', 'labelPlacementBottom'],
  MuiFormGroup: ['root'],
  MuiInput: ['input'],
  MuiInputAdornment: ['positionStart'],
  MuiInputBase: ['sizeSmall'],
  MuiMenu: ['root', 'list'],
  MuiNativeSelect: ['icon'],
  MuiOutlinedInput: ['notchedOutline', 'input'],
  MuiRadio: ['colorSecondary'],
  MuiTabs: ['centered', 'list'],
  MuiTable: ['root'],
  MuiTableBody: ['root'],
  MuiTableCell: ['head', 'body', 'alignRight', 'paddingNone'],
  MuiTableContainer: ['root'],
  MuiTableHead: ['root'],
  MuiTableRow: ['root'],
  MuiTextField: ['root'],
  MuiTooltip: ['popper', 'arrow', 'tooltipPlacementRight'],
};

const muiEntries = Object.entries(themeComponents).filter(
  ([name]) => name.startsWith('Mui') && name !== 'MuiCssBaseline',
);
const ofTheme = muiEntries.flatMap(([name, entry]) =>
  Object.keys((entry as { styleOverrides?: object }).styleOverrides ?? {}).map(
    (slot) => [name, slot] as const,
  ),
);
const ofParts = Object.entries(slots).flatMap(([name, list]) => list.map((slot) => [name, slot] as const));

/** A tooltip has no root, in MUI either; the base styles are not an element. */
const withoutRoot = new Set(['MuiTooltip']);

describe('theme.components', () => {
  /** A mark of its own for each style, so that one document shows them all. Custom properties are inherited by default. */
  const ownMark = (style: string) => `--${style}`;
  const overrides = [...ofTheme, ...ofParts];
  const withRoot = muiEntries.map(([name]) => name).filter((name) => !withoutRoot.has(name));
  const found = new Set<string>();
  const said: unknown[][] = [];

  beforeAll(() => {
    const names = [
      ...overrides.map(([name, slot]) => ownMark(`${name}-${slot}`)),
      ...withRoot.map((name) => ownMark(`${name}-variants`)),
    ];
    for (const name of new Set(names)) CSS.registerProperty({ name, syntax: '*', inherits: false });
    const entryOf = (name: string) => ({
      styleOverrides: Object.fromEntries(
        overrides
          .filter(([owner]) => owner === name)
          .map(([, slot]) => [slot, { [ownMark(`${name}-${slot}`)]: 'yes' }]),
      ),
      ...(withRoot.includes(name) && {
        variants: [{ props: {}, style: { [ownMark(`${name}-variants`)]: 'yes' } }],
      }),
    });
    const owners = new Set([...overrides.map(([name]) => name), ...withRoot]);
    vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words));
    vi.spyOn(console, 'warn').mockImplementation((...words) => void said.push(words));
    const root = partsIn(Object.fromEntries([...owners].map((name) => [name, entryOf(name)])));
    for (const element of root.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      for (const name of names) if (style.getPropertyValue(name) === 'yes') found.add(name);
    }
    cleanup();
    vi.restoreAllMocks();
  });

  test.for(overrides)('%s.styleOverrides.%s restyles its part', ([name, slot]) => {
    expect(found).toContain(ownMark(`${name}-${slot}`));
  });

  test.for(withRoot)('%s.variants restyle its root', (name) => {
    expect(found).toContain(ownMark(`${name}-variants`));
  });

  test('none of it is complained about', () => {
    expect(said).toEqual([]);
  });
});

const accordion = (
  <Accordion open>
    <AccordionSummary expandIcon="v">Question</AccordionSummary>
    <AccordionDetails>Answer</AccordionDetails>
  </Accordion>
);
// oxlint-disable-next-line jsx-a11y/no-autofocus -- the test needs its focus
const field = <TextField label="Name" error autoFocus />;
const menu = (
  <Menu id="m">
    <MenuItem selected />
  </Menu>
);
const states: [name: string, slot: string, state: string, element: ReactElement, selector: string][] = [
  ['MuiAccordion', 'root', 'expanded', accordion, 'details'],
  ['MuiAccordionSummary', 'root', 'expanded', accordion, 'summary'],
  ['MuiAccordionSummary', 'expandIconWrapper', 'expanded', accordion, 'summary > span'],
  ['MuiAccordion', 'root', 'disabled', <Accordion key="a" disabled />, 'details'],
  ['MuiCheckbox', 'root', 'checked', <PartsIsland key="p" />, '[type=checkbox]:checked'],
  ['MuiCheckbox', 'root', 'disabled', <PartsIsland key="p" />, '[type=checkbox]:disabled'],
  ['MuiRadio', 'root', 'checked', <PartsIsland key="p" />, '[type=radio]:checked'],
  ['MuiFormControlLabel', 'root', 'disabled', <PartsIsland key="p" />, 'div:has(> :disabled)'],
  ['MuiTab', 'root', 'selected', others, '[role=tab]'],
  ['MuiMenuItem', 'root', 'selected', menu, 'button'],
  ['MuiOutlinedInput', 'root', 'focused', field, 'div:has(> input)'],
  ['MuiOutlinedInput', 'root', 'error', field, 'div:has(> input)'],
  ['MuiFormLabel', 'root', 'error', field, 'label'],
  ['MuiFormLabel', 'root', 'focused', field, 'label'],
];

test.for(states)('%s.styleOverrides.%s styles the state %s', ([name, slot, state, element, selector]) => {
  const root = parts(name, { styleOverrides: { [slot]: { [`&.Mui-${state}`]: mark } } }, element);
  expect(marked(root)).toContain(root.querySelector(selector));
  cleanup();
  const rest = parts(name, { styleOverrides: { [slot]: { [`&:not(.Mui-${state})`]: mark } } }, element);
  expect(marked(rest)).not.toContain(rest.querySelector(selector));
});

test('the outline of MUI’s field is the frame of the native one', () => {
  const styleOverrides = {
    root: { '&:hover .MuiOutlinedInput-notchedOutline, & .MuiOutlinedInput-notchedOutline': mark },
  };
  expect(marked(parts('MuiOutlinedInput', { styleOverrides }, field))).toHaveLength(1);
});

test('selectors of MUI’s classes match', () => {
  const styleOverrides = {
    root: { '& .MuiAccordionSummary-root': mark, '& .MuiAccordionDetails-root': mark },
  };
  expect(marked(parts('MuiAccordion', { styleOverrides }, accordion))).toHaveLength(2);
});

/** Attributes of HTML that none of MUI’s props is the name of. */
const attributes = (root: HTMLElement) =>
  new Set([...root.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()));

let plainOnes: ReadonlySet<string> | undefined;

/** The attributes of all parts in the theme as it is. */
function plainAttributes(): ReadonlySet<string> {
  if (!plainOnes) {
    plainOnes = attributes(partsIn({}));
    cleanup();
  }
  return plainOnes;
}

/** A value of each prop that would show in the document. */
const valueOf = (prop: string) => (/^on[A-Z]/.test(prop) ? () => {} : 'from-theme');

test.for(Object.entries(refused))(
  'default props that %s refuses do not reach the document',
  ([name, props]) => {
    const plain = plainAttributes();
    const own = Object.keys(props).filter((prop) => !['component', 'type', 'placeholder'].includes(prop));
    const defaultProps = Object.fromEntries(own.map((prop) => [prop, valueOf(prop)]));
    // MUI's own components read these props themselves.
    const native = (
      <>
        <PartsIsland />
        {others}
      </>
    );
    complaints.length = 0;
    const root = parts(`Mui${name}`, { defaultProps }, native);
    expect([...attributes(root)].filter((attribute) => !plain.has(attribute))).toEqual([]);
    expect(root.innerHTML.includes('from-theme')).toBe(false);
  },
);

test('default props of the theme reach native parts', () => {
  const root = parts('MuiAccordion', { defaultProps: { defaultExpanded: true } }, <Accordion />);
  expect(root.querySelector('details')?.open).toBe(true);
  cleanup();
  const filled = parts('MuiTextField', { defaultProps: { variant: 'filled' } }, <TextField label="Name" />);
  expect(filled.querySelector('.MuiFilledInput-root')).not.toBeNull();
  expect(filled.querySelector('[variant]')).toBeNull();
});
