import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { Examples } from './Example.ts';
import { Opened } from './Opened.tsx';

/** From “Feedback” of MUI's documentation. */
export const feedbackExamples: Examples = {
  Alert: () => (
    <Alert severity="success" onClose={() => undefined}>
      <AlertTitle>Saved</AlertTitle>
      You can go on later.
    </Alert>
  ),
  Backdrop: () => (
    <Opened>
      {({ isOpen, close }) => (
        <Backdrop open={isOpen} onClick={close} sx={{ zIndex: 'drawer' }}>
          <CircularProgress variant="determinate" value={30} aria-label="Done" />
        </Backdrop>
      )}
    </Opened>
  ),
  CircularProgress: () => <CircularProgress variant="determinate" value={65} />,
  'CircularProgress, indeterminate': () => <CircularProgress aria-label="Loading" />,
  Dialog: () => (
    <Opened>
      {({ isOpen, close }) => (
        <Dialog open={isOpen} onClose={close}>
          <DialogTitle>Leave the form?</DialogTitle>
          <DialogContent>
            <DialogContentText>What you have entered is kept for a day.</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Stay</Button>
            <Button onClick={close}>Leave</Button>
          </DialogActions>
        </Dialog>
      )}
    </Opened>
  ),
  'Dialog, its parts': () => (
    <Paper>
      <DialogTitle>Leave the form?</DialogTitle>
      <DialogContent dividers>
        <DialogContentText>What you have entered is kept for a day.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button>Stay</Button>
      </DialogActions>
    </Paper>
  ),
  LinearProgress: () => <LinearProgress variant="determinate" value={40} aria-label="Done" />,
  'LinearProgress, indeterminate': () => <LinearProgress aria-label="Loading" />,
  Skeleton: () => <Skeleton variant="rectangular" width={210} height={60} />,
  Snackbar: () => <Snackbar open message="Saved" />,
  'Snackbar, opened': () => (
    <Opened>
      {({ isOpen, close }) => (
        <Snackbar
          open={isOpen}
          onClose={close}
          message="Saved"
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        />
      )}
    </Opened>
  ),
  SnackbarContent: () => <SnackbarContent message="Saved" action={<Button>Undo</Button>} />,
};
