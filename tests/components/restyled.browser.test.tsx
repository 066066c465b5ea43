import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Accordion, AccordionDetails, AccordionSummary } from '#components/surfaces/Accordion.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '#components/feedback/Dialog.tsx';
import { Drawer } from '#components/surfaces/Drawer.tsx';
import { Menu, MenuItem } from '#components/navigation/Menu.tsx';
import { Pagination } from '#components/navigation/Pagination.tsx';
import { Step, StepButton, StepLabel, Stepper } from '#components/navigation/Stepper.tsx';
import { Tab, TabPanel, Tabs } from '#components/navigation/Tabs.tsx';
import { Tooltip } from '#components/data-display/Tooltip.tsx';
import { brandTokens } from '#theme/brand.gen.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';

afterEach(cleanup);

const accordion = (
  <Accordion open>
    <AccordionSummary>Question</AccordionSummary>
    <AccordionDetails>Answer</AccordionDetails>
  </Accordion>
);
const tabs = (
  <>
    <Tabs value="one" aria-label="Numbers">
      <Tab value="one" label="One" />
    </Tabs>
    <TabPanel id="one" shown />
  </>
);
const stepper = (
  <Stepper>
    <Step active>
      <StepButton>
        <StepLabel>Choose</StepLabel>
      </StepButton>
    </Step>
  </Stepper>
);
const dialog = (
  <Dialog id="dialog">
    <DialogTitle>Title</DialogTitle>
    <DialogContent>Words</DialogContent>
    <DialogActions />
  </Dialog>
);
const menu = (
  <Menu id="menu">
    <MenuItem>Copy</MenuItem>
  </Menu>
);
const tooltip = (
  <Tooltip title="Words">
    <Button>APY</Button>
  </Tooltip>
);
const words = { label: 'Pages', previous: 'Previous', next: 'Next', page: String };
const pagination = <Pagination page={1} count={3} words={words} />;

const parts: [name: string, slot: string, element: ReactElement, selector: string][] = [
  ['MuiAccordion', 'root', accordion, 'details'],
  ['MuiAccordionSummary', 'root', accordion, 'summary'],
  ['MuiAccordionSummary', 'expandIconWrapper', accordion, 'summary > span'],
  ['MuiAccordionDetails', 'root', accordion, 'summary + div'],
  ['MuiTabs', 'root', tabs, '[role=tablist]'],
  ['MuiTab', 'root', tabs, '[role=tab]'],
  ['MuiTabPanel', 'root', tabs, '[role=tabpanel]'],
  ['MuiStepper', 'root', stepper, 'ol'],
  ['MuiStep', 'root', stepper, 'li'],
  ['MuiStepConnector', 'line', stepper, 'li > span'],
  ['MuiStepButton', 'root', stepper, 'button'],
  ['MuiStepLabel', 'root', stepper, 'button > span'],
  ['MuiStepLabel', 'label', stepper, 'button > span > span:last-child'],
  ['MuiStepIcon', 'root', stepper, 'button > span > span:first-child'],
  ['MuiDialog', 'root', dialog, 'dialog'],
  ['MuiDialog', 'paper', dialog, 'dialog'],
  ['MuiDialogTitle', 'root', dialog, 'dialog h2'],
  ['MuiDialogContent', 'root', dialog, 'dialog h2 + div'],
  ['MuiDialogActions', 'root', dialog, 'dialog div:last-child'],
  ['MuiDrawer', 'paper', <Drawer key="drawer" id="drawer" />, '[popover]'],
  ['MuiMenu', 'paper', menu, '[role=menu]'],
  ['MuiMenuItem', 'root', menu, '[role=menuitem]'],
  ['MuiTooltip', 'tooltip', tooltip, '[role=tooltip]'],
  ['MuiPagination', 'ul', pagination, 'nav ul'],
  ['MuiPaginationItem', 'root', pagination, 'nav button'],
];

test.for(parts)('%s.styleOverrides.%s restyles its part', ([name, slot, element, selector]) => {
  const theme = createPorticoTheme(brandTokens, {
    components: { [name]: { styleOverrides: { [slot]: { wordSpacing: '7px' } } } },
  });
  const { container } = render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
  const part = container.querySelector(selector);
  expect(part && getComputedStyle(part).wordSpacing).toBe('7px');
});

test('defaultProps of the theme reach the behavior level', () => {
  const theme = createPorticoTheme(brandTokens, {
    components: { MuiAccordion: { defaultProps: { className: 'from-theme' } } },
  });
  const { container } = render(<ThemeProvider theme={theme}>{accordion}</ThemeProvider>);
  expect(container.querySelector('details')?.className).toContain('from-theme');
});
