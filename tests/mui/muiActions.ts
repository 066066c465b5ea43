import type { Locator, Page } from 'playwright';

/** What a visitor does with an example in an island, and what shows then. */
interface Action {
  readonly act: (example: Locator, page: Page) => Promise<void>;
  /** Selects what the page shows then, if that takes a while. */
  readonly shows?: string;
  /** What closes it again. By default, nothing is open. */
  readonly leave?: (page: Page) => Promise<void>;
}

const escape = (page: Page) => page.keyboard.press('Escape');
const away = (page: Page) => page.mouse.move(0, 0);

/** Presses the button with a name. */
const press =
  (name: string) =>
  (example: Locator): Promise<void> =>
    example.getByRole('button', { name }).click();

/** Opens what `Opened` has. */
const opens = (shows: string, leave = escape): Action => ({ act: press('Open'), shows, leave });

const shown: Action = { act: press('Open') };

const hovers = (target: string, shows: string): Action => ({
  act: (example) => example.locator(target).last().hover(),
  shows,
  leave: away,
});

/** Points at the middle of a chart. */
const pointsAt = hovers('svg', '.MuiChartsTooltip-root');

/** By the name of the example. */
export const muiActions: Readonly<Record<string, Action>> = {
  Autocomplete: {
    act: (example) => example.getByRole('combobox').pressSequentially('24'),
    shows: '[role=option]',
    leave: escape,
  },
  'Autocomplete, multiple': {
    act: async (example, page) => {
      await example.getByRole('combobox').click();
      await page.locator('li[role=option]', { hasText: '24 months' }).click();
    },
  },
  Checkbox: { act: (example) => example.getByLabel('Paperless').click() },
  FilledInput: { act: (example) => example.getByRole('textbox').fill('100') },
  NativeSelect: {
    act: async (example) => void (await example.getByRole('combobox').selectOption('24 months')),
  },
  OutlinedInput: { act: (example) => example.getByRole('textbox').fill('0410') },
  Radio: { act: (example) => example.getByLabel('24 months').click() },
  Rating: { act: (example) => example.locator('label').nth(7).click({ force: true }) },
  Select: { act: (example) => example.getByRole('combobox').click(), shows: '[role=option]', leave: escape },
  Slider: { act: (example) => example.locator('input').press('End') },
  'Slider, of its parts': { act: (example) => example.locator('input').press('Home') },
  'Style that goes': { act: press('Shrink') },
  Switch: { act: (example) => example.getByRole('switch').click() },
  TextField: { act: (example) => example.getByRole('textbox').fill('Ana') },
  'TextField, multiline': { act: (example) => example.getByRole('textbox').fill('One\nTwo\nThree\nFour') },
  TextareaAutosize: { act: (example) => example.getByRole('textbox').fill('One\nTwo\nThree\nFour') },
  ToggleButton: { act: press('24') },
  Table: { act: press('APY') },
  TablePagination: { act: press('Go to next page'), shows: '[role=tooltip]', leave: away },
  Tooltip: hovers('button', '[role=tooltip]'),
  Backdrop: opens('[aria-valuenow="30"]', (page) => page.mouse.click(1, 1)),
  Dialog: opens('[role=dialog]'),
  'Snackbar, opened': opens('[role=alert]'),
  Accordion: { act: press('Fees') },
  BottomNavigation: { act: press('Cards') },
  Breadcrumbs: { act: press('Show path') },
  Drawer: opens('.MuiDrawer-root'),
  Menu: opens('[role=menu]'),
  Pagination: { act: press('Go to page 4') },
  'SpeedDial, closed': hovers('button[aria-haspopup]', '[role=menuitem]'),
  'Stepper, vertical': { act: press('Next') },
  SwipeableDrawer: opens('.MuiDrawer-root'),
  Tabs: { act: (example) => example.getByRole('tab', { name: 'Rates' }).click() },
  'Tabs, scrollable': { act: (example) => example.getByRole('tab', { name: 'Branches' }).click() },
  ClickAwayListener: opens('text=Click elsewhere', (page) => page.mouse.click(1, 1)),
  'Collapse, opened': shown,
  'Fade, opened': shown,
  'Grow, opened': shown,
  Modal: opens('text=Text in a modal'),
  Popover: opens('text=The content of the popover.'),
  Popper: opens('text=The content of the popper.'),
  'Slide, opened': shown,
  TrapFocus: { act: press('Open') },
  'Zoom, opened': shown,
  GlobalStyles: { act: press('Page-wide') },
  BarChart: pointsAt,
  LineChart: pointsAt,
  'LineChart, animated': pointsAt,
  PieChart: hovers('svg path', '.MuiChartsTooltip-root'),
  DatePicker: { act: press('Choose date'), shows: '[role=gridcell]', leave: escape },
  TimePicker: { act: press('Choose time'), shows: '[role=listbox]', leave: escape },
};
