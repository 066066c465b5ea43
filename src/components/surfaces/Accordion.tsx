import type { AccordionProps as MuiAccordionProps } from '@mui/material/Accordion';
import { createContext, type MouseEvent, type ReactNode, type ToggleEvent, use } from 'react';
import { Icon } from '#components/data-display/Icon.tsx';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import { stateClasses } from '#components/utils/stateClasses.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const Root = styled('details', { name: 'MuiAccordion', slot: 'Root' })<{
  ownerState: { readonly disabled: boolean };
}>({ variants: [{ props: { disabled: true }, style: { '& > summary': { pointerEvents: 'none' } } }] });

const IsDisabled = createContext(false);

type Controls = Pick<
  MuiAccordionProps,
  'defaultExpanded' | 'disabled' | 'disableGutters' | 'expanded' | 'onChange'
>;

export interface AccordionProps
  extends
    NativeProps<typeof Root, keyof Controls | RefusedName<'Accordion'>>,
    Controls,
    Refused<'Accordion'> {}

/** Whether an event comes from the summary of this accordion, not of one inside it. */
const isOnSummary = ({ target, currentTarget }: MouseEvent<HTMLElement>) =>
  target instanceof Element && target.closest('summary')?.parentElement === currentTarget;

/**
 * MUI's Accordion on `details`: works before hydration and without scripts. Accordions with the same `name` are
 * exclusive. In an island it takes `expanded` and `onChange` too. Themed as `MuiAccordion`: `&.Mui-expanded` matches
 * open ones.
 */
export function Accordion(given: AccordionProps) {
  const {
    defaultExpanded,
    expanded,
    disabled = false,
    disableGutters: _always,
    onChange,
    onClick,
    onToggle,
    open = defaultExpanded,
    className,
    children,
    ...rest
  } = useThemeProps({ props: given, name: 'MuiAccordion' });
  const click = (event: MouseEvent<HTMLDetailsElement>) => {
    onClick?.(event);
    if (!isOnSummary(event)) return;
    // React opens it when `expanded` changes.
    if (expanded !== undefined) event.preventDefault();
    onChange?.(event, !event.currentTarget.open);
  };
  // The browser opens it for a text that the visitor searches for on the page.
  const toggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    onToggle?.(event);
    const isOpen = event.currentTarget.open;
    if (expanded !== undefined && expanded !== isOpen) onChange?.(event, isOpen);
  };
  return (
    <Root
      {...rest}
      open={expanded ?? open}
      className={stateClasses({ disabled }, className)}
      ownerState={{ disabled }}
      onClick={onChange || onClick || expanded !== undefined ? click : undefined}
      onToggle={expanded === undefined ? onToggle : toggle}
    >
      <IsDisabled value={disabled}>{children}</IsDisabled>
    </Root>
  );
}

const SummaryRoot = styled('summary', {
  name: 'MuiAccordionSummary',
  slot: 'Root',
  // A heading must be a child of `summary`, so the styles of MUI's element around it are those of the children.
  overridesResolver: (_props, styles) => [
    styles['root'],
    styles['content'] && {
      '& > :not(.MuiAccordionSummary-expandIconWrapper)': styles['content'],
    },
  ],
})({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

const ExpandIcon = styled('span', { name: 'MuiAccordionSummary', slot: 'ExpandIconWrapper' })({
  display: 'flex',
  flex: 'none',
  '[open] > summary > &': { rotate: '180deg' },
});

export interface AccordionSummaryProps
  extends NativeProps<typeof SummaryRoot, RefusedName<'AccordionSummary'>>, Refused<'AccordionSummary'> {
  /** Shown next to the text; rotates when the item opens. */
  readonly expandIcon?: ReactNode;
}

/** The clickable title of an Accordion: MUI's AccordionSummary on `summary`, themed as `MuiAccordionSummary`. */
export function AccordionSummary(given: AccordionSummaryProps) {
  const props = useThemeProps({ props: given, name: 'MuiAccordionSummary' });
  const { expandIcon = <Icon name="chevron" />, className, children, ...rest } = props;
  const disabled = use(IsDisabled);
  return (
    <SummaryRoot
      {...(disabled && { 'aria-disabled': true, tabIndex: -1 })}
      {...rest}
      className={stateClasses({ disabled }, className)}
    >
      {children}
      {expandIcon && <ExpandIcon>{expandIcon}</ExpandIcon>}
    </SummaryRoot>
  );
}

/** The content of an Accordion. Themed as `MuiAccordionDetails`. */
export const AccordionDetails = styled('div', { name: 'MuiAccordionDetails', slot: 'Root' })({});
