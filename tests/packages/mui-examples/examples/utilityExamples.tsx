import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Modal from '@mui/material/Modal';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Popover, { PopoverPaper, PopoverRoot } from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import Portal from '@mui/material/Portal';
import Slide from '@mui/material/Slide';
import Unstable_TrapFocus from '@mui/material/Unstable_TrapFocus';
import Zoom from '@mui/material/Zoom';
import { useState } from 'react';
import type { Examples } from './Example.ts';
import { Opened } from './Opened.tsx';

const box = <span>Shown</span>;
const paper = <Paper sx={{ width: 80, height: 60 }}>Shown</Paper>;

/** Shows a text elsewhere in the page. */
function Elsewhere() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div>
      <Portal container={place}>Sent</Portal>
      <div ref={setPlace} />
    </div>
  );
}

/** From “Utils” of MUI's documentation. */
export const utilityExamples: Examples = {
  ClickAwayListener: () => (
    <Opened>
      {({ isOpen, close }) => (
        <>
          {isOpen && (
            <ClickAwayListener onClickAway={close} mouseEvent="onMouseUp">
              <Box sx={{ width: 300 }}>Click elsewhere</Box>
            </ClickAwayListener>
          )}
        </>
      )}
    </Opened>
  ),
  Collapse: () => <Collapse in>{box}</Collapse>,
  'Collapse, closed': () => <Collapse in={false}>{box}</Collapse>,
  'Collapse, opened': () => (
    <Opened>
      {({ isOpen }) => (
        <Collapse in={isOpen} collapsedSize={40}>
          <Paper sx={{ width: 80, height: 160 }}>Shown</Paper>
        </Collapse>
      )}
    </Opened>
  ),
  Fade: () => <Fade in>{box}</Fade>,
  'Fade, out': () => <Fade in={false}>{box}</Fade>,
  'Fade, opened': () => <Opened>{({ isOpen }) => <Fade in={isOpen}>{paper}</Fade>}</Opened>,
  Grow: () => <Grow in>{box}</Grow>,
  'Grow, opened': () => <Opened>{({ isOpen }) => <Grow in={isOpen}>{paper}</Grow>}</Opened>,
  Modal: () => (
    <Opened>
      {({ isOpen, close }) => (
        <Modal open={isOpen} onClose={close}>
          <Box sx={{ position: 'absolute', top: 100, left: 100, width: 400, bgcolor: 'background.paper' }}>
            Text in a modal
          </Box>
        </Modal>
      )}
    </Opened>
  ),
  NoSsr: () => <NoSsr fallback={<Box sx={{ height: 40 }} />}>{box}</NoSsr>,
  Popover: () => (
    <Opened>
      {({ isOpen, anchor, close }) => (
        <Popover
          open={isOpen}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slots={{ root: PopoverRoot, paper: PopoverPaper }}
        >
          <Box sx={{ p: 2 }}>The content of the popover.</Box>
        </Popover>
      )}
    </Opened>
  ),
  Popper: () => (
    <Opened>
      {({ isOpen, anchor }) => (
        <Popper open={isOpen} anchorEl={anchor} placement="right">
          <Box sx={{ border: 1, p: 1 }}>The content of the popper.</Box>
        </Popper>
      )}
    </Opened>
  ),
  Portal: () => <Elsewhere />,
  Slide: () => (
    <Slide in direction="up">
      {paper}
    </Slide>
  ),
  'Slide, opened': () => (
    <Opened>
      {({ isOpen }) => (
        <Slide in={isOpen} direction="right">
          {paper}
        </Slide>
      )}
    </Opened>
  ),
  TrapFocus: () => (
    <Opened>
      {({ isOpen, close }) => (
        <>
          {isOpen && (
            <Unstable_TrapFocus open>
              <Box tabIndex={-1}>
                <Button onClick={close}>Close</Button>
              </Box>
            </Unstable_TrapFocus>
          )}
        </>
      )}
    </Opened>
  ),
  Zoom: () => <Zoom in>{box}</Zoom>,
  'Zoom, opened': () => <Opened>{({ isOpen }) => <Zoom in={isOpen}>{paper}</Zoom>}</Opened>,
};
