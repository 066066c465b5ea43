import type { ReactNode } from 'react';
import { Chip } from '#components/data-display/Chip.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { List, ListItem, ListItemButton } from '#components/data-display/List.tsx';
import { Table, TableBody, TableCell, TableRow } from '#components/data-display/Table.tsx';
import { Heading, Typography } from '#components/data-display/Typography.tsx';
import { CheckboxField } from '#components/fields/CheckboxField.tsx';
import { RadioField } from '#components/fields/ChoiceGroup.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextArea } from '#components/fields/TextArea.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { Button, type ButtonProps } from '#components/inputs/Button.tsx';
import { IconButton, type IconButtonProps } from '#components/inputs/IconButton.tsx';
import { NativeSelect } from '#components/inputs/NativeSelect.tsx';
import { TooltipButton } from '#components/inputs/TooltipButton.tsx';
import { Breadcrumbs } from '#components/navigation/Breadcrumbs.tsx';
import { Link, type LinkProps } from '#components/navigation/Link.tsx';
import { Menu, MenuItem } from '#components/navigation/Menu.tsx';
import { Pagination } from '#components/navigation/Pagination.tsx';
import { Step, StepButton, Stepper } from '#components/navigation/Stepper.tsx';
import { Tab, TabPanel, Tabs } from '#components/navigation/Tabs.tsx';
import { Accordion, AccordionDetails, AccordionSummary } from '#components/surfaces/Accordion.tsx';
import { Card, CardActionArea, CardContent, CardLink } from '#components/surfaces/Card.tsx';
import type { PseudoState } from './pseudoStates.ts';

export type ShownState = 'default' | PseudoState | 'disabled';

/** What a renderer gets to know about the cell it fills. */
export interface Cell {
  readonly disabled: boolean;
  /** Unique on the page, for ids, names of groups and names of landmarks. */
  readonly id: string;
}

/** A row of states: one look of a component that visitors can use. */
export interface Interactive {
  readonly label: string;
  /** Selector of the element that has the state. */
  readonly target: string;
  /** States that look different. What is left out looks like the one before it, or does not exist. */
  readonly states: readonly ShownState[];
  /** Whether it stands on the brand's dark panel. */
  readonly onPanel?: boolean;
  readonly render: (cell: Cell) => ReactNode;
}

const every: readonly ShownState[] = ['default', 'hover', 'focus', 'pressed', 'disabled'];
const notDisabled: readonly ShownState[] = ['default', 'hover', 'focus', 'pressed'];
const notPressed: readonly ShownState[] = ['default', 'hover', 'focus', 'disabled'];
const pointedOrFocused: readonly ShownState[] = ['default', 'hover', 'focus'];

const button = (label: string, props: ButtonProps = {}): Interactive => ({
  label,
  target: 'button',
  states: every,
  onPanel: props.color === 'inverse',
  render: ({ disabled }) => (
    <Button {...props} disabled={disabled}>
      Apply now
    </Button>
  ),
});

const iconButton = (label: string, props: Partial<IconButtonProps> = {}): Interactive => ({
  label,
  target: 'button',
  states: every,
  onPanel: props.color === 'inverse',
  render: ({ disabled }) => (
    <IconButton aria-label="Search" {...props} disabled={disabled}>
      <Icon name="search" />
    </IconButton>
  ),
});

const link = (label: string, props: LinkProps = {}): Interactive => ({
  label,
  target: 'a',
  states: pointedOrFocused,
  render: () => (
    <Link href="#rates" {...props}>
      See today’s rates
    </Link>
  ),
});

const words = { previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

/** Every component that visitors can point at, focus or press, by the name of its entry in the sidebar. */
export const interactive = {
  Button: [
    button('Contained'),
    button('Outlined', { variant: 'outlined' }),
    button('Text', { variant: 'text' }),
    button('Contained, error', { color: 'error' }),
    button('Contained, inverse', { color: 'inverse' }),
    button('Outlined, inverse', { variant: 'outlined', color: 'inverse' }),
  ],
  IconButton: [
    iconButton('Default'),
    iconButton('Primary', { color: 'primary' }),
    iconButton('Error', { color: 'error' }),
    iconButton('Inverse', { color: 'inverse' }),
  ],
  Link: [
    link('In text'),
    link('In a list', { underline: 'hover' }),
    link('In the text color', { color: 'textPrimary' }),
  ],
  Chip: (['default', 'primary', 'success'] as const).map((color): Interactive => ({
    label: color === 'default' ? 'Default' : `Color ${color}`,
    target: 'a',
    states: every,
    render: ({ disabled }) => (
      <Chip component="a" href="#cds" clickable label="Certificates" {...{ color, disabled }} />
    ),
  })),
  TextField: [
    {
      label: 'Text',
      target: 'input',
      states: notPressed,
      render: ({ disabled }) => <TextField label="First name" defaultValue="Maria" disabled={disabled} />,
    },
    {
      label: 'With an error',
      target: 'input',
      states: ['default', 'focus'],
      render: () => <TextField label="Zip code" error="Enter five digits" defaultValue="15" />,
    },
  ],
  TextArea: [
    {
      label: 'Text area',
      target: 'textarea',
      states: notPressed,
      render: ({ disabled }) => <TextArea label="Your message" disabled={disabled} />,
    },
  ],
  SelectField: [
    {
      label: 'Select',
      target: 'select',
      states: notPressed,
      render: ({ disabled }) => (
        <SelectField label="Term" options={[{ value: '12', label: '12 months' }]} disabled={disabled} />
      ),
    },
  ],
  NativeSelect: [
    {
      label: 'Select without a frame of its own',
      target: 'select',
      states: notPressed,
      render: ({ disabled }) => (
        <NativeSelect aria-label="State" disabled={disabled}>
          <option>Maine</option>
        </NativeSelect>
      ),
    },
  ],
  Choices: [
    ...[false, true].map((isChosen): Interactive => ({
      label: isChosen ? 'Checkbox, checked' : 'Checkbox',
      target: 'input',
      states: isChosen ? ['default', 'focus', 'disabled'] : notPressed,
      render: ({ disabled }) => (
        <CheckboxField label="You may call me" defaultChecked={isChosen} disabled={disabled} />
      ),
    })),
    {
      label: 'Radio button',
      target: 'input',
      states: pointedOrFocused,
      render: ({ id }) => (
        <RadioField label="Reply" name={id} options={[{ value: 'mail', label: 'By email' }]} />
      ),
    },
  ],
  TooltipButton: [
    {
      label: 'Question mark',
      target: 'button',
      states: pointedOrFocused,
      render: ({ id }) => (
        <TooltipButton id={id} label="About the APR">
          What credit costs in a year.
        </TooltipButton>
      ),
    },
  ],
  Tabs: [
    {
      label: 'Tab',
      target: '[role=tab]:not([aria-selected=true])',
      states: every,
      render: ({ disabled, id }) => (
        <>
          <Tabs value={`${id}-rates`} aria-label={`About this CD, ${id}`}>
            <Tab value={`${id}-rates`} label="Rates" />
            <Tab value={`${id}-terms`} label="Terms" disabled={disabled} />
          </Tabs>
          <TabPanel id={`${id}-rates`} shown>
            4.10%
          </TabPanel>
          <TabPanel id={`${id}-terms`} shown={false}>
            12 months
          </TabPanel>
        </>
      ),
    },
  ],
  Pagination: [
    {
      label: 'Another page',
      target: 'li:last-child > *',
      states: every,
      render: ({ disabled, id }) => (
        <Pagination page={1} count={3} words={{ ...words, label: id }} disabled={disabled} />
      ),
    },
  ],
  Menu: [
    {
      label: 'Item',
      target: 'a',
      states: pointedOrFocused,
      render: ({ id }) => (
        // In its place instead of over the page.
        <Menu id={id} aria-label={id} sx={{ display: 'block', position: 'static', margin: 0 }}>
          <MenuItem href="#mail">Send by email</MenuItem>
        </Menu>
      ),
    },
  ],
  Breadcrumbs: [
    {
      label: 'Link',
      target: 'a',
      states: pointedOrFocused,
      render: ({ id }) => (
        <Breadcrumbs aria-label={id}>
          <Link href="#home">Home</Link>
          <span aria-current="page">CD rates</span>
        </Breadcrumbs>
      ),
    },
  ],
  Stepper: [
    {
      label: 'Step that can be selected',
      target: 'button',
      states: ['default', 'focus', 'pressed'],
      render: () => (
        <Stepper nonLinear orientation="vertical">
          <Step>
            <StepButton>Choose</StepButton>
          </Step>
        </Stepper>
      ),
    },
  ],
  List: [
    {
      label: 'Item that can be clicked',
      target: 'a',
      states: notDisabled,
      render: () => (
        <List>
          <ListItem disablePadding>
            <ListItemButton href="#go">Home loans</ListItemButton>
          </ListItem>
        </List>
      ),
    },
  ],
  Table: [
    {
      label: 'Row with hover',
      target: 'tr',
      states: ['default', 'hover'],
      render: ({ id }) => (
        <Table aria-label={id}>
          <TableBody>
            <TableRow hover>
              <TableCell component="th" scope="row">
                12 months
              </TableCell>
              <TableCell>4.10%</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      ),
    },
  ],
  Accordion: [
    {
      label: 'Summary',
      target: 'summary',
      states: pointedOrFocused,
      render: () => (
        <Accordion>
          <AccordionSummary>When does a CD mature?</AccordionSummary>
          <AccordionDetails>On the last day of its term.</AccordionDetails>
        </Accordion>
      ),
    },
  ],
  Card: [
    {
      label: 'With CardLink',
      target: 'a',
      states: pointedOrFocused,
      render: () => (
        <Card>
          <CardContent>
            <Heading level={3}>CDs</Heading>
            <CardLink href="#rates">See CD rates</CardLink>
          </CardContent>
        </Card>
      ),
    },
    {
      label: 'With CardActionArea',
      target: 'button',
      states: notDisabled,
      render: () => (
        <Card>
          <CardActionArea>
            <CardContent>
              <Typography>Choose this card</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ),
    },
  ],
} satisfies Readonly<Record<string, readonly Interactive[]>>;

export type InteractiveName = keyof typeof interactive;
