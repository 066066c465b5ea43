import type { ComponentProps } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Icon } from '#components/data-display/Icon.tsx';

const StepperRoot = styled('ol', { name: 'MuiStepper', slot: 'Root' })({
  display: 'grid',
  gridAutoFlow: 'column',
  // Equal widths keep the circles evenly spaced. The stepper scrolls if there are many steps.
  gridAutoColumns: 'minmax(4.25rem, 1fr)',
  listStyle: 'none',
  margin: 0,
});

type StepperRootProps = Omit<ComponentProps<typeof StepperRoot>, 'ownerState' | 'theme' | 'as'>;
export type StepperProps = StepperRootProps & { readonly component?: 'ol' | 'div' };

/**
 * Steps in chronological order: MUI's Stepper on a list, themed as `MuiStepper`. With `component="div"` and
 * `role="tablist"` it is a timeline of tabs, whose steps are `div` elements with the role `presentation`.
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

// The line from one circle to the next.
const StepConnector = styled('span', { name: 'MuiStepConnector', slot: 'Line' })({
  position: 'absolute',
  insetInline: 0,
  '*:first-of-type > &': { insetInlineStart: '50%' },
  '*:last-of-type > &': { insetInlineEnd: '50%' },
});

type StepRootProps = Omit<ComponentProps<typeof StepRoot>, 'ownerState' | 'theme' | 'as'>;
export type StepProps = StepRootProps & {
  /** Whether this is the current step. */
  readonly active?: boolean;
  readonly component?: 'li' | 'div';
};

/** A step of a `Stepper`: MUI's Step with its connector, themed as `MuiStep` and `MuiStepConnector`. */
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
  /** Marks the step as completed: its circle shows a check mark. */
  readonly completed?: boolean;
};

/**
 * A step's circle with its label below: MUI's StepLabel with `alternativeLabel`, themed as `MuiStepLabel` and
 * `MuiStepIcon`. The circle is highlighted inside `[aria-current=step]` and `[aria-selected=true]`, so that a behavior
 * can change the current step.
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

/** A step that can be selected: MUI's StepButton on a native button, themed as `MuiStepButton`. */
export const StepButton = styled('button', { name: 'MuiStepButton', slot: 'Root' })({
  cursor: 'pointer',
  border: 0,
  background: 'none',
});
