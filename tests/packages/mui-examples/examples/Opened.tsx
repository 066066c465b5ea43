import Button from '@mui/material/Button';
import { type ReactElement, useState } from 'react';

interface OpenedProps {
  /** Text of the button that opens. */
  readonly label?: string;
  /** Returns what is opened. `anchor` is the button. */
  readonly children: (state: {
    readonly isOpen: boolean;
    readonly anchor: HTMLElement | null;
    readonly close: () => void;
    readonly open: () => void;
  }) => ReactElement;
}

/** A button, and what it opens. */
export function Opened({ label = 'Open', children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={setAnchor} onClick={() => setOpen((was) => !was)}>
        {label}
      </Button>
      {children({ isOpen, anchor, open, close })}
    </>
  );
}
