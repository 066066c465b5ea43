import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import MobileStepper from '@mui/material/MobileStepper';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Paper from '@mui/material/Paper';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepConnector from '@mui/material/StepConnector';
import StepContent from '@mui/material/StepContent';
import StepIcon from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Tab from '@mui/material/Tab';
import TabScrollButton from '@mui/material/TabScrollButton';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import type { Examples } from './Example.ts';
import { Opened } from './Opened.tsx';
import { Plus } from './Plus.tsx';

const steps = ['Amount', 'Term'];

function ChosenTab({ labels, isScrollable = false }: { labels: readonly string[]; isScrollable?: boolean }) {
  const [value, setValue] = useState(1);
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        {...(isScrollable && { variant: 'scrollable', scrollButtons: true })}
        slots={{ scrollButtons: TabScrollButton }}
      >
        {labels.map((label) => (
          <Tab key={label} label={label} />
        ))}
      </Tabs>
    </Box>
  );
}

function ChosenPlace() {
  const [value, setValue] = useState(0);
  return (
    <BottomNavigation showLabels value={value} onChange={(_event, next: number) => setValue(next)}>
      <BottomNavigationAction label="Accounts" icon={<Plus />} />
      <BottomNavigationAction label="Cards" icon={<Plus />} />
    </BottomNavigation>
  );
}

function VerticalSteps() {
  const [active, setActive] = useState(0);
  return (
    <Stepper activeStep={active} orientation="vertical">
      {steps.map((label, at) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
          <StepContent>
            <Button onClick={() => setActive(at + 1)}>Next</Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}

const drawn = (
  <Box role="presentation" sx={{ width: 200 }}>
    <List>
      <ListItemButton>Accounts</ListItemButton>
    </List>
  </Box>
);

/** From “Navigation” of MUI's documentation. */
export const navigationExamples: Examples = {
  BottomNavigation: () => <ChosenPlace />,
  Breadcrumbs: () => (
    <Breadcrumbs maxItems={2}>
      <Link href="/">Home</Link>
      <Link href="/rates">Rates</Link>
      <span>CDs</span>
    </Breadcrumbs>
  ),
  Drawer: () => (
    <Opened>
      {({ isOpen, close }) => (
        <Drawer open={isOpen} onClose={close}>
          {drawn}
        </Drawer>
      )}
    </Opened>
  ),
  'Drawer, permanent': () => (
    <Drawer variant="permanent" anchor="right">
      {drawn}
    </Drawer>
  ),
  Link: () => <Link href="/rates">Rates</Link>,
  Menu: () => (
    <Opened>
      {({ isOpen, anchor, close }) => (
        <Menu anchorEl={anchor} open={isOpen} onClose={close}>
          <MenuItem onClick={close}>Profile</MenuItem>
          <MenuItem onClick={close}>Log out</MenuItem>
        </Menu>
      )}
    </Opened>
  ),
  MenuList: () => (
    <Paper sx={{ width: 320 }}>
      <MenuList>
        <MenuItem selected>Profile</MenuItem>
        <Divider />
        <MenuItem disabled>Log out</MenuItem>
      </MenuList>
    </Paper>
  ),
  MobileStepper: () => (
    <MobileStepper
      variant="progress"
      steps={4}
      activeStep={1}
      position="static"
      nextButton={<Button>Next</Button>}
      backButton={<Button>Back</Button>}
    />
  ),
  'MobileStepper, dots': () => (
    <MobileStepper
      variant="dots"
      steps={4}
      activeStep={1}
      position="static"
      nextButton={<Button>Next</Button>}
      backButton={<Button>Back</Button>}
    />
  ),
  Pagination: () => <Pagination count={5} defaultPage={2} />,
  'Pagination, of links': () => (
    <Pagination
      count={10}
      page={3}
      renderItem={(item) => <PaginationItem component="a" href="/" {...item} />}
    />
  ),
  SpeedDial: () => (
    <SpeedDial ariaLabel="Actions" icon={<SpeedDialIcon />} open>
      <SpeedDialAction icon={<Plus />} slotProps={{ tooltip: { title: 'Call' } }} />
    </SpeedDial>
  ),
  'SpeedDial, closed': () => (
    <SpeedDial ariaLabel="More actions" icon={<SpeedDialIcon />} direction="right">
      <SpeedDialAction icon={<Plus />} slotProps={{ tooltip: { title: 'Call' } }} />
      <SpeedDialAction icon={<Plus />} slotProps={{ tooltip: { title: 'Write' } }} />
    </SpeedDial>
  ),
  Stepper: () => (
    <Stepper activeStep={1} connector={<StepConnector />}>
      {steps.map((label) => (
        <Step key={label}>
          <StepLabel slots={{ stepIcon: StepIcon }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  ),
  'Stepper, of buttons': () => (
    <Stepper nonLinear activeStep={0}>
      {steps.map((label) => (
        <Step key={label}>
          <StepButton>{label}</StepButton>
        </Step>
      ))}
    </Stepper>
  ),
  'Stepper, vertical': () => <VerticalSteps />,
  SwipeableDrawer: () => (
    <Opened>
      {({ isOpen, open, close }) => (
        <SwipeableDrawer anchor="bottom" open={isOpen} onOpen={open} onClose={close}>
          {drawn}
        </SwipeableDrawer>
      )}
    </Opened>
  ),
  Tabs: () => <ChosenTab labels={['Rates', 'Fees']} />,
  'Tabs, scrollable': () => (
    <ChosenTab isScrollable labels={['Rates', 'Fees', 'Terms', 'Questions', 'Branches']} />
  ),
};
