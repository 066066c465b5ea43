import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  AlertTitle,
  Box,
  Breadcrumbs,
  Button,
  Card,
  CardActions,
  CardContent,
  Checkbox,
  Chip,
  CircularProgress,
  Container,
  Divider,
  Drawer,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Grid,
  Icon,
  IconButton,
  InputAdornment,
  InputBase,
  Link,
  List,
  ListItem,
  ListItemText,
  MenuItem,
  NativeSelect,
  Pagination,
  Paper,
  Radio,
  RadioGroup,
  Skeleton,
  Stack,
  Step,
  StepLabel,
  Stepper,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tabs,
  TextField,
  Tooltip,
  Typography,
} from 'portico';
import { type ReactNode, useId } from 'react';

const words = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box data-part-of={name} sx={{ my: 3 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        {name}
      </Typography>
      {children}
    </Box>
  );
}

/** Uses of the library's parts, written as in MUI's documentation. */
export function PartsIsland() {
  const id = useId();
  return (
    <Container maxWidth="md">
      <Part name="Accordion">
        <Accordion defaultExpanded>
          <AccordionSummary expandIcon={<Icon name="arrow" />} aria-controls={`${id}-1`} id={`${id}-h1`}>
            <Typography component="span">Open at first</Typography>
          </AccordionSummary>
          <AccordionDetails>Words of the first.</AccordionDetails>
        </Accordion>
        <Accordion disableGutters>
          <AccordionSummary expandIcon={<Icon name="arrow" />}>Closed at first</AccordionSummary>
          <AccordionDetails>Words of the second.</AccordionDetails>
        </Accordion>
        <Accordion disabled>
          <AccordionSummary>Disabled</AccordionSummary>
          <AccordionDetails>Nobody reads this.</AccordionDetails>
        </Accordion>
      </Part>
      <Part name="Alert">
        <Stack spacing={2}>
          <Alert severity="success">A success in the standard variant.</Alert>
          <Alert variant="outlined" severity="info" icon={<Icon name="leaf" />}>
            <AlertTitle>Info</AlertTitle>
            An outlined alert with a title.
          </Alert>
          <Alert variant="filled" severity="error" action={<Button color="inherit">Undo</Button>}>
            A filled error with an action.
          </Alert>
          <Alert icon={false} severity="warning">
            A warning without an icon.
          </Alert>
        </Stack>
      </Part>
      <Part name="Breadcrumbs">
        <Breadcrumbs separator="›" aria-label="Trail">
          <Link underline="hover" color="inherit" href="/">
            Home
          </Link>
          <Link underline="hover" href="/">
            Savings
          </Link>
          <Typography sx={{ color: 'text.primary' }}>CDs</Typography>
        </Breadcrumbs>
        <Breadcrumbs separator={<Icon name="chevron" fontSize="small" />} aria-label="Other trail">
          <Link href="/">Home</Link>
          <Typography>Savings</Typography>
        </Breadcrumbs>
      </Part>
      <Part name="Button">
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="text">Text</Button>
          <Button variant="outlined" startIcon={<Icon name="pin" />} size="large">
            Outlined
          </Button>
          <Button variant="contained" color="secondary" loading loadingPosition="end">
            Loading
          </Button>
          <IconButton aria-label="Close" color="primary" size="small">
            <Icon name="close" />
          </IconButton>
        </Stack>
      </Part>
      <Part name="Card">
        <Grid container spacing={2}>
          <Grid size={{ xs: 12, md: 6 }}>
            <Card raised>
              <CardContent>
                <Typography variant="h5" component="div">
                  Raised
                </Typography>
              </CardContent>
              <CardActions>
                <Button size="small">Learn more</Button>
              </CardActions>
            </Card>
          </Grid>
          <Grid size={{ xs: 12, md: 6 }}>
            <Paper elevation={3} sx={{ p: 2 }}>
              Elevation 3
            </Paper>
            <Paper square variant="outlined" sx={{ p: 2, mt: 1 }}>
              Square
            </Paper>
          </Grid>
        </Grid>
      </Part>
      <Part name="Choices">
        <FormGroup row>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Label" />
          <FormControlLabel required control={<Checkbox />} label="Required" />
          <FormControlLabel disabled control={<Checkbox />} label="Disabled" />
          <FormControlLabel
            control={<Checkbox color="success" size="small" defaultChecked />}
            label="Small"
            labelPlacement="start"
          />
          <FormControlLabel control={<Checkbox indeterminate />} label="Some" labelPlacement="bottom" />
        </FormGroup>
        <FormControl component="fieldset" margin="normal">
          <FormLabel component="legend" id={`${id}-radios`}>
            Account
          </FormLabel>
          <RadioGroup aria-labelledby={`${id}-radios`} defaultValue="savings" name={`${id}-account`} row>
            <FormControlLabel value="checking" control={<Radio />} label="Checking" />
            <FormControlLabel value="savings" control={<Radio color="secondary" />} label="Savings" />
          </RadioGroup>
          <FormHelperText>One of them</FormHelperText>
        </FormControl>
      </Part>
      <Part name="Chip">
        <Stack direction="row" spacing={1}>
          <Chip label="Chip" />
          <Chip label="Outlined" variant="outlined" color="primary" />
        </Stack>
        <Divider sx={{ my: 2 }}>or</Divider>
        <List dense>
          <ListItem divider>
            <ListItemText primary="Primary" secondary="Secondary" />
          </ListItem>
        </List>
      </Part>
      <Part name="Drawer">
        <Drawer variant="permanent" id={`${id}-drawer`} component="nav" aria-label="Side">
          A permanent drawer.
        </Drawer>
      </Part>
      <Part name="Fields">
        <Stack spacing={3}>
          <TextField label="Outlined" variant="outlined" defaultValue="Hello" fullWidth />
          <TextField label="Filled" variant="filled" helperText="Some help" />
          <TextField label="Standard" variant="standard" size="small" />
          <TextField error label="Error" defaultValue="Hello" helperText="Incorrect entry." />
          <TextField disabled label="Disabled" defaultValue="Hello" margin="dense" />
          <TextField label="Multiline" multiline rows={4} defaultValue="Lines" />
          <TextField label="Growing" multiline maxRows={4} />
          <TextField select label="Select" defaultValue="usd" helperText="Your currency">
            <MenuItem value="usd">$</MenuItem>
            <MenuItem value="eur">€</MenuItem>
          </TextField>
          <TextField
            label="Amount"
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
              htmlInput: { inputMode: 'decimal', maxLength: 9 },
              inputLabel: { shrink: true },
            }}
          />
          <InputBase placeholder="Search" aria-label="Search" slotProps={{ input: { maxLength: 5 } }} />
          <NativeSelect defaultValue={30} aria-label="Age">
            <option value={10}>Ten</option>
            <option value={30}>Thirty</option>
          </NativeSelect>
        </Stack>
      </Part>
      <Part name="Pagination">
        <Pagination count={10} page={4} words={words} variant="outlined" color="primary" size="large" />
        <Pagination count={20} page={9} words={words} siblingCount={0} boundaryCount={2} shape="circular" />
        <Pagination count={3} page={1} words={words} hidePrevButton hideNextButton disabled />
      </Part>
      <Part name="Progress">
        <CircularProgress aria-label="Loading" color="secondary" size={30} />
        <CircularProgress aria-label="A quarter" variant="determinate" value={25} />
        <Skeleton variant="rectangular" width={210} height={60} />
      </Part>
      <Part name="Stepper">
        <Stepper activeStep={1} alternativeLabel>
          {['Choose', 'Fund', 'Earn'].map((label) => (
            <Step key={label}>
              <StepLabel>{label}</StepLabel>
            </Step>
          ))}
        </Stepper>
      </Part>
      <Part name="Table">
        <TableContainer component={Paper}>
          <Table size="small" aria-label="A dense table">
            <TableHead>
              <TableRow>
                <TableCell sortDirection="asc">Term</TableCell>
                <TableCell align="right">APY</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              <TableRow hover selected>
                <TableCell component="th" scope="row">
                  12 months
                </TableCell>
                <TableCell align="right">4.24%</TableCell>
              </TableRow>
              <TableRow hover>
                <TableCell padding="none">24 months</TableCell>
                <TableCell align="right">4.00%</TableCell>
              </TableRow>
            </TableBody>
          </Table>
        </TableContainer>
      </Part>
      <Part name="Tabs">
        <Tabs value={`${id}-one`} centered variant="fullWidth" aria-label="Numbers">
          <Tab label="Item one" value={`${id}-one`} icon={<Icon name="pin" />} iconPosition="start" />
          <Tab label="Item two" value={`${id}-two`} disabled />
        </Tabs>
        <div id={`${id}-one`} role="tabpanel" aria-labelledby={`${id}-one-tab`} />
        <div id={`${id}-two`} role="tabpanel" aria-labelledby={`${id}-two-tab`} />
      </Part>
      <Part name="Tooltip">
        <Tooltip title="Delete" placement="right" arrow>
          <IconButton aria-label="Delete">
            <Icon name="close" />
          </IconButton>
        </Tooltip>
      </Part>
    </Container>
  );
}
