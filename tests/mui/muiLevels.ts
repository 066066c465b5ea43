/**
 * What a component does as HTML, which is rendered at build time without a script: all it can do, only look as MUI draws
 * it, or nothing.
 */
export type HtmlLevel = 'yes' | 'looks' | 'no';

/** What several components of MUI have in common at the levels of pages. */
interface Levels {
  readonly html: HtmlLevel;
  /** Whether an island shows it. By default, it does. */
  readonly island?: false;
  /** What it needs, or why it cannot be. */
  readonly note: string;
  readonly components: readonly string[];
}

const words = (text: string): readonly string[] => text.split(/\s+/);

/** Components of `@mui/material` that are not simply all they can be at both levels. */
export const muiLevels: readonly Levels[] = [
  {
    html: 'no',
    note: 'MUI renders it in the browser, at the end of the body, when it opens.',
    components: words('Dialog Menu Modal Popover PopoverPaper PopoverRoot Popper Portal SwipeableDrawer'),
  },
  {
    html: 'looks',
    note: 'As HTML only with `variant="permanent"`; the others open in an island.',
    components: ['Drawer'],
  },
  {
    html: 'no',
    note: 'The tip opens in an island. As HTML only what it is about.',
    components: ['Tooltip'],
  },
  {
    html: 'no',
    note: 'As HTML its `fallback`; the rest comes in an island.',
    components: ['NoSsr'],
  },
  {
    html: 'looks',
    note: 'Opens and closes in an island.',
    components: words('Accordion AccordionSummary Autocomplete Select SpeedDial SpeedDialAction'),
  },
  {
    html: 'looks',
    note: 'Shows the state it is rendered in; changes in an island.',
    components: words('Backdrop Collapse Fade Grow Slide Snackbar SpeedDialIcon StepContent Zoom'),
  },
  {
    html: 'looks',
    note: 'As HTML the browser keeps what is chosen, for a form; MUI draws it in an island.',
    components: words(
      'Checkbox Radio RadioGroup Rating Slider SliderMark SliderMarkLabel SliderRail SliderRoot SliderThumb ' +
        'SliderTrack SliderValueLabel Switch',
    ),
  },
  {
    html: 'looks',
    note: 'Another choice is made in an island.',
    components: words(
      'BottomNavigation BottomNavigationAction StepButton Tab TablePagination TablePaginationActions TableSortLabel ' +
        'Tabs TabScrollButton ToggleButton ToggleButtonGroup',
    ),
  },
  {
    html: 'looks',
    note: 'Takes text as HTML too; its focus shows, and the label makes room for the text, in an island.',
    components: words('FilledInput Input InputLabel OutlinedInput TextField'),
  },
  {
    html: 'looks',
    note: 'Takes text as HTML too, and grows with it in an island.',
    components: ['TextareaAutosize'],
  },
  {
    html: 'yes',
    note: 'Its focus shows in an island.',
    components: ['InputBase', 'NativeSelect'],
  },
  {
    html: 'yes',
    note: 'As HTML with `href`, or in a form. `onClick` and the ripple need an island.',
    components: words('Button ButtonBase CardActionArea Fab IconButton ListItemButton MenuItem'),
  },
  {
    html: 'yes',
    note: '`onClose` and `onDelete` need an island.',
    components: ['Alert', 'Chip'],
  },
  {
    html: 'yes',
    note: 'What `maxItems` hides is shown in an island.',
    components: ['Breadcrumbs'],
  },
  {
    html: 'yes',
    note: 'As HTML of links (`renderItem`). `onChange` needs an island.',
    components: ['Pagination', 'PaginationItem'],
  },
  {
    html: 'yes',
    note: 'Its letters take the place of a picture that cannot be loaded in an island.',
    components: ['Avatar'],
  },
  {
    html: 'yes',
    note: 'Needs an icon font, which the brand would have to have. Portico’s icons are SVG.',
    components: ['Icon'],
  },
  {
    html: 'looks',
    note: 'Does its work in an island.',
    components: ['ClickAwayListener', 'Unstable_TrapFocus'],
  },
  {
    html: 'yes',
    note: 'Its rules are in the style sheet of the page, in front of those of classes.',
    components: ['CssBaseline', 'GlobalStyles'],
  },
  {
    html: 'yes',
    note: 'Around parts of a section. The theme of pages is the brand’s, and a change of it (`setMode`) needs an island.',
    components: ['CssVarsProvider', 'ThemeProvider'],
  },
  {
    html: 'yes',
    note: 'Has styles of its own, which all its elements bring along; the page already has one cache for all.',
    components: ['StyledEngineProvider'],
  },
  {
    html: 'no',
    island: false,
    note: 'An inline script, which the policy of pages blocks: the build refuses it. CSS follows the visitor’s color scheme.',
    components: ['InitColorSchemeScript'],
  },
  {
    html: 'no',
    island: false,
    note: 'The old name of `ThemeProvider`, which logs a warning.',
    components: ['Experimental_CssVarsProvider'],
  },
  {
    html: 'no',
    island: false,
    note: 'A part of `FormLabel` that MUI’s types do not have.',
    components: ['FormLabelRoot'],
  },
];

/** Components of MUI X that have examples, which a section may choose. */
export const muiXLevels: readonly Levels[] = [
  {
    html: 'looks',
    note: 'As HTML with `width`, `height` and `skipAnimation`. What a visitor points at shows in an island.',
    components: ['BarChart', 'LineChart', 'SparkLineChart'],
  },
  {
    html: 'yes',
    note: 'As HTML with `width`, `height` and `skipAnimation`.',
    components: ['Gauge'],
  },
  {
    html: 'looks',
    note: 'As `LineChart`. In development, React may warn of the last digit of a coordinate, which Node and browsers round differently.',
    components: ['PieChart'],
  },
  {
    html: 'looks',
    note: 'Another day is chosen in an island. Name the day (`referenceDate`): a view must not ask the clock.',
    components: ['DateCalendar', 'DatePicker', 'TimePicker'],
  },
];
