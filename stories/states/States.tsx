import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Typography } from '#components/data-display/Typography.tsx';
import { type Interactive, interactive, type InteractiveName, type ShownState } from './interactive.tsx';
import { showState } from './pseudoStates.ts';

const labels: Readonly<Record<ShownState, string>> = {
  default: 'Default',
  hover: 'Hover',
  focus: 'Focus',
  pressed: 'Pressed',
  disabled: 'Disabled',
};

const Row = styled('ul')(({ theme: { vars, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  marginBlockEnd: spacing(4),
  padding: spacing(2.5),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: spacing(3, 2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  // A state is shown, not the way to it.
  '& *, & *::before, & *::after': { transition: 'none' },
  '&[data-panel]': { background: vars.palette.brand.main, color: vars.palette.brand.contrastText },
}));

function InState({ of, state }: { of: Interactive; state: ShownState }) {
  const cell = useRef<HTMLDivElement>(null);
  const id = `${of.label}, ${state}, ${useId()}`.replaceAll(/[^\w]+/g, '-');
  useLayoutEffect(() => {
    const target = cell.current?.querySelector(of.target);
    if (!cell.current || !target) throw new Error(`“${of.label}” has no ${of.target}.`);
    if (state !== 'default' && state !== 'disabled') showState(cell.current, target, state);
  }, [of, state]);
  return (
    <div ref={cell} data-state={state}>
      {of.render({ disabled: state === 'disabled', id })}
    </div>
  );
}

/** All states of the looks of a component in labelled rows. */
export function States({ of }: { of: InteractiveName }): ReactNode {
  return interactive[of].map((look: Interactive) => (
    <div key={look.label}>
      <Typography variant="subtitle1" gutterBottom>
        {look.label}
      </Typography>
      <Row data-panel={look.onPanel || undefined} aria-label={`${of}: ${look.label}`}>
        {look.states.map((state) => (
          <li key={state}>
            <Typography variant="caption" color={look.onPanel ? 'inherit' : 'textSecondary'} gutterBottom>
              {labels[state]}
            </Typography>
            <InState of={look} state={state} />
          </li>
        ))}
      </Row>
    </div>
  ));
}
