import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Drawer,
  FormControlLabel,
  Menu,
  MenuItem,
  Pagination,
  Radio,
  RadioGroup,
  Tab,
  Tabs,
  TextField,
  Tooltip,
} from 'portico';
import { type SyntheticEvent, useState } from 'react';

function ControlledAccordions() {
  const [expanded, setExpanded] = useState<string | false>('panel1');
  const handleChange = (panel: string) => (_event: SyntheticEvent, isExpanded: boolean) =>
    setExpanded(isExpanded ? panel : false);
  return ['panel1', 'panel2'].map((panel) => (
    <Accordion key={panel} expanded={expanded === panel} onChange={handleChange(panel)}>
      <AccordionSummary>{`Summary of ${panel}`}</AccordionSummary>
      <AccordionDetails>{`Details of ${panel}`}</AccordionDetails>
    </Accordion>
  ));
}

function OneDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth="xs" fullWidth>
        <DialogTitle>Use location?</DialogTitle>
        <DialogContent dividers>
          <DialogContentText>It tells you the nearest branch.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Agree</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function OneDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open drawer</Button>
      <Drawer anchor="left" open={open} onClose={() => setOpen(false)}>
        <p>In the drawer</p>
      </Drawer>
    </>
  );
}

function OneMenu() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState('nothing');
  const choose = (item: string) => {
    setChosen(item);
    setAnchorEl(null);
  };
  return (
    <>
      <Button id="basic-button" onClick={(event) => setAnchorEl(event.currentTarget)}>
        Dashboard
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={() => setAnchorEl(null)}
        slotProps={{ list: { 'aria-labelledby': 'basic-button' } }}
      >
        <MenuItem onClick={() => choose('profile')}>Profile</MenuItem>
        <MenuItem selected onClick={() => choose('account')}>
          My account
        </MenuItem>
      </Menu>
      <p>{`Chosen: ${chosen}`}</p>
    </>
  );
}

function SomeTabs() {
  const [value, setValue] = useState(0);
  return (
    <>
      <Tabs value={value} onChange={(_event, next: number) => setValue(next)} aria-label="Controlled">
        <Tab label="Tab zero" />
        <Tab label="Tab one" />
      </Tabs>
      <p>{`Tab ${value} is selected`}</p>
    </>
  );
}

function Choices() {
  const [checked, setChecked] = useState(false);
  const [value, setValue] = useState('female');
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={checked} onChange={(_event, isChecked) => setChecked(isChecked)} />}
        label="Controlled checkbox"
      />
      <p>{checked ? 'It is checked' : 'It is not checked'}</p>
      <RadioGroup name="controlled" value={value} onChange={(_event, next) => setValue(next)}>
        <FormControlLabel value="female" control={<Radio />} label="First radio" />
        <FormControlLabel value="male" control={<Radio />} label="Second radio" />
      </RadioGroup>
      <p>{`Radio ${value}`}</p>
    </>
  );
}

function Fields() {
  const [name, setName] = useState('Composed');
  const [age, setAge] = useState('10');
  const [page, setPage] = useState(1);
  const [isAlerted, setAlerted] = useState(true);
  const words = { label: 'Pages', previous: 'Previous', next: 'Next', page: String };
  return (
    <>
      <TextField label="Controlled name" value={name} onChange={(event) => setName(event.target.value)} />
      <p>{`Name ${name}`}</p>
      <TextField select label="Controlled age" value={age} onChange={(event) => setAge(event.target.value)}>
        <MenuItem value="10">Ten</MenuItem>
        <MenuItem value="20">Twenty</MenuItem>
      </TextField>
      <p>{`Age ${age}`}</p>
      <Pagination count={3} page={page} onChange={(_event, next) => setPage(next)} words={words} />
      <p>{`On page ${page}`}</p>
      {isAlerted && (
        <Alert severity="info" onClose={() => setAlerted(false)} closeText="Close the alert">
          This alert has a close button.
        </Alert>
      )}
      <Tooltip title="Shown" open placement="bottom">
        <Button>With a tooltip</Button>
      </Tooltip>
    </>
  );
}

/** Uses of the library's parts with state, written as in MUI's documentation. */
export function PartsStateful() {
  return (
    <section>
      <h2>With state</h2>
      <ControlledAccordions />
      <OneDialog />
      <OneDrawer />
      <OneMenu />
      <SomeTabs />
      <Choices />
      <Fields />
    </section>
  );
}
