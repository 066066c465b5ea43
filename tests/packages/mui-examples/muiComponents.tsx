import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Grow from '@mui/material/Grow';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MobileStepper from '@mui/material/MobileStepper';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import Snackbar from '@mui/material/Snackbar';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import Zoom from '@mui/material/Zoom';
import { type ReactElement, useState } from 'react';

const box = <span>Shown</span>;
const picture = '/media/logo.svg';

/** A box that loses its style when it is pressed. */
function Shrinking() {
  const [isWide, setWide] = useState(true);
  return (
    <Button style={isWide ? { width: 400 } : {}} onClick={() => setWide(false)}>
      Shrink
    </Button>
  );
}

/** Says how wide the window is; in the server's HTML, that it is narrow. */
function WindowWidth() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return <p>{isWide ? 'A wide window' : 'A narrow window'}</p>;
}

/** MUI's components as its documentation uses them, with a name for what they need in addition. */
export const muiComponents: Readonly<Record<string, () => ReactElement>> = {
  Accordion: () => (
    <Accordion defaultExpanded>
      <AccordionSummary id="a" aria-controls="b">
        Terms
      </AccordionSummary>
      <AccordionDetails>Twelve months.</AccordionDetails>
    </Accordion>
  ),
  Alert: () => <Alert severity="success">Saved.</Alert>,
  AvatarGroup: () => (
    <AvatarGroup max={3} spacing={10}>
      {['A', 'B', 'C', 'D'].map((letter) => (
        <Avatar key={letter}>{letter}</Avatar>
      ))}
    </AvatarGroup>
  ),
  Badge: () => (
    <Badge badgeContent={4} color="primary">
      Mail
    </Badge>
  ),
  BottomNavigation: () => (
    <BottomNavigation showLabels value={0}>
      <BottomNavigationAction label="Accounts" />
      <BottomNavigationAction label="Cards" />
    </BottomNavigation>
  ),
  Breadcrumbs: () => (
    <Breadcrumbs>
      <a href="/">Home</a>
      <span>Rates</span>
    </Breadcrumbs>
  ),
  ButtonGroup: () => (
    <ButtonGroup variant="contained">
      <Button>One</Button>
      <Button>Two</Button>
    </ButtonGroup>
  ),
  Card: () => (
    <Card>
      <CardMedia sx={{ height: 60 }} image={picture} title="Nothing" />
      <CardContent>Text</CardContent>
    </Card>
  ),
  Checkbox: () => <FormControlLabel control={<Checkbox defaultChecked />} label="Paperless" />,
  Chip: () => <Chip label="New" onDelete={() => undefined} />,
  CircularProgress: () => <CircularProgress variant="determinate" value={65} />,
  Collapse: () => <Collapse in>{box}</Collapse>,
  'Collapse, closed': () => <Collapse in={false}>{box}</Collapse>,
  Fade: () => <Fade in>{box}</Fade>,
  'Fade, out': () => <Fade in={false}>{box}</Fade>,
  Grid: () => (
    <Grid container spacing={2}>
      <Grid size={8}>Wide</Grid>
      <Grid size={4}>Small</Grid>
    </Grid>
  ),
  'Box, by breakpoint': () => (
    <Box sx={{ display: { xs: 'none', md: 'block' }, width: { xs: 1, lg: 300 }, p: { xs: 1, sm: 2 } }}>
      Wide
    </Box>
  ),
  'Grid, by breakpoint': () => (
    <Grid container spacing={{ xs: 1, md: 3 }}>
      <Grid size={{ xs: 12, md: 6 }}>One</Grid>
      <Grid size={{ xs: 12, md: 6 }}>Two</Grid>
    </Grid>
  ),
  'Stack, by breakpoint': () => (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={{ xs: 1, lg: 2 }}>
      <span>One</span>
      <span>Two</span>
    </Stack>
  ),
  Grow: () => <Grow in>{box}</Grow>,
  ImageList: () => (
    <ImageList cols={3} rowHeight={40}>
      {['1', '2', '3'].map((key) => (
        <ImageListItem key={key} cols={key === '1' ? 2 : 1}>
          <img src={picture} alt="" />
        </ImageListItem>
      ))}
    </ImageList>
  ),
  LinearProgress: () => <LinearProgress variant="determinate" value={40} aria-label="Done" />,
  List: () => (
    <List>
      <ListItemButton selected>
        <ListItemText primary="Savings" secondary="4.24%" />
      </ListItemButton>
    </List>
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
  Pagination: () => <Pagination count={5} page={2} />,
  Paper: () => <Paper elevation={3}>Text</Paper>,
  Radio: () => (
    <RadioGroup name="term" defaultValue="12">
      <FormControlLabel value="12" control={<Radio />} label="12 months" />
      <FormControlLabel value="24" control={<Radio />} label="24 months" />
    </RadioGroup>
  ),
  Rating: () => <Rating name="service" defaultValue={2.5} precision={0.5} />,
  Skeleton: () => <Skeleton variant="rectangular" width={210} height={60} />,
  Slider: () => <Slider defaultValue={30} aria-label="Amount" />,
  'Slider, range': () => <Slider value={[20, 70]} marks={[{ value: 50, label: '50' }]} aria-label="Range" />,
  Snackbar: () => <Snackbar open message="Saved" />,
  SpeedDial: () => (
    <SpeedDial ariaLabel="Actions" icon="+" open>
      <SpeedDialAction icon="c" slotProps={{ tooltip: { title: 'Call' } }} />
    </SpeedDial>
  ),
  Stepper: () => (
    <Stepper activeStep={1}>
      {['Amount', 'Term'].map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  ),
  Switch: () => <Switch defaultChecked />,
  Table: () => (
    <Table>
      <TableBody>
        <TableRow>
          <TableCell style={{ width: '30%' }}>12 months</TableCell>
          <TableCell align="right">4.24%</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  Tabs: () => (
    <Tabs value={1}>
      <Tab label="Rates" />
      <Tab label="Fees" />
    </Tabs>
  ),
  TextField: () => <TextField label="Name" helperText="As on your card" />,
  'TextField, multiline': () => <TextField label="Message" multiline minRows={2} defaultValue="Hello" />,
  ToggleButton: () => (
    <ToggleButtonGroup value="a" exclusive>
      <ToggleButton value="a">A</ToggleButton>
      <ToggleButton value="b">B</ToggleButton>
    </ToggleButtonGroup>
  ),
  Typography: () => <Typography variant="h3">Rates</Typography>,
  'Style that goes': () => <Shrinking />,
  useMediaQuery: () => <WindowWidth />,
  Zoom: () => <Zoom in>{box}</Zoom>,
};
