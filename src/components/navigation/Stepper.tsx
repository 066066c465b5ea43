import type { ComponentProps } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Icon } from '#components/data-display/Icon.tsx';

const StepperRoot = styled('ol', { name: 'MuiStepper', slot: 'Root' })({
  display: 'grid',
  gridAutoFlow: 'column',
  // Alike, so that the circles stand evenly; many steps scroll.
  gridAutoColumns: 'minmax(4.5rem, 1fr)',
  listStyle: 'none',
  margin: 0,
});

type StepperRootProps = Omit<ComponentProps<typeof StepperRoot>, 'ownerState' | 'theme' | 'as'>;
export type StepperProps = StepperRootProps & { readonly component?: 'ol' | 'div' };

/**
 * Steps in the order they happen: MUI's Stepper on a list, styled by `MuiStepper`. With `component="div"` and
 * `role="tablist"` a time line of tabs; its steps are then `div`s with the role `presentation`.
 */
export function Stepper(given: StepperProps) {
  const { component = 'ol', ...rest } = useThemeProps({ props: given, name: 'MuiStepper' });
  return <StepperRoot as={component} {...rest} />;
}

const StepRoot = styled('li', { name: 'MuiStep', slot: 'Root' })({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
});

// From one circle to the next.
const StepConnector = styled('span', { name: 'MuiStepConnector', slot: 'Line' })({
  position: 'absolute',
  insetInline: 0,
  '*:first-of-type > &': { insetInlineStart: '50%' },
  '*:last-of-type > &': { insetInlineEnd: '50%' },
});

type StepRootProps = Omit<ComponentProps<typeof StepRoot>, 'ownerState' | 'theme' | 'as'>;
export type StepProps = StepRootProps & {
  /** The step that is under way. */
  readonly active?: boolean;
  readonly component?: 'li' | 'div';
};

/** One step of a `Stepper`: MUI's Step with its connector, styled by `MuiStep` and `MuiStepConnector`. */
export function Step(given: StepProps) {
  const props = useThemeProps({ props: given, name: 'MuiStep' });
  const { active = false, component = 'li', children, ...rest } = props;
  return (
    <StepRoot as={component} aria-current={active ? 'step' : undefined} {...rest}>
      <StepConnector aria-hidden="true" />
      {children}
    </StepRoot>
  );
}

const LabelRoot = styled('span', { name: 'MuiStepLabel', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
});

const IconRoot = styled('span', { name: 'MuiStepIcon', slot: 'Root' })({
  // Above the line.
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
});

const Label = styled('span', { name: 'MuiStepLabel', slot: 'Label' })({});

export type StepLabelProps = Omit<ComponentProps<typeof LabelRoot>, 'ownerState' | 'theme' | 'as'> & {
  /** A step that is done: its circle has a check. */
  readonly completed?: boolean;
};

/**
 * A step's circle and words, one below the other: MUI's StepLabel with `alternativeLabel`, styled by `MuiStepLabel` and
 * `MuiStepIcon`. The circle is that of the step under way inside `[aria-current=step]` and `[aria-selected=true]`, so
 * that a program can move it.
 */
export function StepLabel(given: StepLabelProps) {
  const { completed = false, children, ...rest } = useThemeProps({ props: given, name: 'MuiStepLabel' });
  return (
    <LabelRoot {...rest}>
      <IconRoot aria-hidden="true" data-completed={completed ? '' : undefined}>
        {completed && <Icon name="check" fontSize="inherit" />}
      </IconRoot>
      <Label>{children}</Label>
    </LabelRoot>
  );
}

/** A step that can be chosen: MUI's StepButton on a native button, styled by `MuiStepButton`. */
export const StepButton = styled('button', { name: 'MuiStepButton', slot: 'Root' })({
  cursor: 'pointer',
  border: 0,
  background: 'none',
});
