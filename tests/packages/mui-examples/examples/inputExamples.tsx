import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import Slider, {
  SliderMark,
  SliderMarkLabel,
  SliderRail,
  SliderRoot,
  SliderThumb,
  SliderTrack,
  SliderValueLabel,
} from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { Examples } from './Example.ts';
import { Plus } from './Plus.tsx';

const terms = ['6 months', '12 months', '24 months'];

/** A box that loses its style when it is pressed. */
function Shrinking() {
  const [isWide, setWide] = useState(true);
  return (
    <Button style={isWide ? { width: 400 } : {}} onClick={() => setWide(false)}>
      Shrink
    </Button>
  );
}

function ChosenTerm() {
  const [term, setTerm] = useState<string | null>('12');
  return (
    <ToggleButtonGroup value={term} exclusive onChange={(_event, value: string | null) => setTerm(value)}>
      <ToggleButton value="12">12</ToggleButton>
      <ToggleButton value="24">24</ToggleButton>
    </ToggleButtonGroup>
  );
}

/** From “Inputs” of MUI's documentation. */
export const inputExamples: Examples = {
  Autocomplete: () => (
    <Autocomplete options={terms} renderInput={(params) => <TextField {...params} label="Term" />} />
  ),
  'Autocomplete, multiple': () => (
    <Autocomplete
      multiple
      options={terms}
      defaultValue={terms.slice(0, 2)}
      renderInput={(params) => <TextField {...params} label="Terms" />}
    />
  ),
  Button: () => (
    <Button variant="contained" startIcon={<Plus />}>
      Add
    </Button>
  ),
  'Button, loading': () => (
    <Button loading loadingPosition="start" startIcon={<Plus />} variant="outlined">
      Save
    </Button>
  ),
  ButtonBase: () => <ButtonBase focusRipple>Press</ButtonBase>,
  ButtonGroup: () => (
    <ButtonGroup variant="contained">
      <Button>One</Button>
      <Button>Two</Button>
    </ButtonGroup>
  ),
  Checkbox: () => (
    <FormControl>
      <FormLabel>Statements</FormLabel>
      <FormGroup>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Paperless" />
        <FormControlLabel control={<Checkbox indeterminate />} label="Some" />
      </FormGroup>
      <FormHelperText>You can change this later</FormHelperText>
    </FormControl>
  ),
  Fab: () => (
    <Fab color="primary" aria-label="Add">
      <Plus />
    </Fab>
  ),
  FilledInput: () => (
    <FormControl variant="filled">
      <InputLabel htmlFor="filled">Amount</InputLabel>
      <FilledInput id="filled" startAdornment={<InputAdornment position="start">$</InputAdornment>} />
    </FormControl>
  ),
  IconButton: () => (
    <IconButton aria-label="Add">
      <Plus />
    </IconButton>
  ),
  Input: () => (
    <FormControl variant="standard">
      <InputLabel htmlFor="standard">Name</InputLabel>
      <Input id="standard" defaultValue="Ana" />
    </FormControl>
  ),
  InputBase: () => <InputBase placeholder="Search" inputProps={{ 'aria-label': 'Search' }} />,
  NativeSelect: () => (
    <FormControl>
      <InputLabel variant="standard" htmlFor="native">
        Term
      </InputLabel>
      <NativeSelect defaultValue={terms[1]} inputProps={{ id: 'native' }}>
        {terms.map((term) => (
          <option key={term}>{term}</option>
        ))}
      </NativeSelect>
    </FormControl>
  ),
  OutlinedInput: () => (
    <FormControl error>
      <InputLabel htmlFor="outlined">Zip code</InputLabel>
      <OutlinedInput id="outlined" label="Zip code" />
      <FormHelperText>Five digits</FormHelperText>
    </FormControl>
  ),
  Radio: () => (
    <RadioGroup defaultValue="12">
      <FormControlLabel value="12" control={<Radio />} label="12 months" />
      <FormControlLabel value="24" control={<Radio />} label="24 months" />
    </RadioGroup>
  ),
  Rating: () => <Rating defaultValue={2.5} precision={0.5} />,
  Select: () => (
    <FormControl fullWidth>
      <InputLabel id="select-label">Term</InputLabel>
      <Select labelId="select-label" label="Term" defaultValue={terms[1]}>
        {terms.map((term) => (
          <MenuItem key={term} value={term}>
            {term}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  ),
  Slider: () => <Slider defaultValue={30} aria-label="Amount" />,
  'Slider, range': () => <Slider value={[20, 70]} marks={[{ value: 50, label: '50' }]} aria-label="Range" />,
  'Slider, of its parts': () => (
    <Slider
      defaultValue={40}
      marks={[{ value: 50, label: '50' }]}
      valueLabelDisplay="on"
      aria-label="Parts"
      slots={{
        root: SliderRoot,
        rail: SliderRail,
        track: SliderTrack,
        thumb: SliderThumb,
        mark: SliderMark,
        markLabel: SliderMarkLabel,
        valueLabel: SliderValueLabel,
      }}
    />
  ),
  'Style that goes': () => <Shrinking />,
  Switch: () => <Switch defaultChecked />,
  TextField: () => <TextField label="Name" helperText="As on your card" />,
  'TextField, multiline': () => <TextField label="Message" multiline minRows={2} defaultValue="Hello" />,
  TextareaAutosize: () => <TextareaAutosize aria-label="Message" minRows={2} defaultValue="Hello" />,
  ToggleButton: () => <ChosenTerm />,
};
