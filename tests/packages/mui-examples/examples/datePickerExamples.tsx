import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type { Examples } from './Example.ts';

const day = dayjs('2026-11-21');

/** From MUI X's documentation of date and time pickers. */
export const datePickerExamples: Examples = {
  DateCalendar: () => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={day} referenceDate={day} />
    </LocalizationProvider>
  ),
  DatePicker: () => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Appointment" defaultValue={day} referenceDate={day} />
    </LocalizationProvider>
  ),
  TimePicker: () => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker label="Time" defaultValue={day} referenceDate={day} />
    </LocalizationProvider>
  ),
};
