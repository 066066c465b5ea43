import type { ComponentProps, ReactNode } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Icon } from '#components/data-display/Icon.tsx';

const Root = styled('details', { name: 'MuiAccordion', slot: 'Root' })({});

export type AccordionProps = Omit<ComponentProps<typeof Root>, 'ownerState' | 'theme' | 'as'>;

/**
 * MUI's Accordion on `details`: works before hydration and without scripts. Accordions with the same `name` are
 * exclusive. Themed as `MuiAccordion`; style an open one with `&[open]`, not `&.Mui-expanded`. MUI's own needs React,
 * and its Collapse writes inline styles, which the Content Security Policy forbids.
 */
export function Accordion(given: AccordionProps) {
  return <Root {...useThemeProps({ props: given, name: 'MuiAccordion' })} />;
}

const SummaryRoot = styled('summary', { name: 'MuiAccordionSummary', slot: 'Root' })({
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

export type AccordionSummaryProps = Omit<
  ComponentProps<typeof SummaryRoot>,
  'ownerState' | 'theme' | 'as'
> & {
  /** Shown next to the text; rotates when the item opens. */
  readonly expandIcon?: ReactNode;
};

/** The clickable title of an Accordion: MUI's AccordionSummary on `summary`, themed as `MuiAccordionSummary`. */
export function AccordionSummary(given: AccordionSummaryProps) {
  const props = useThemeProps({ props: given, name: 'MuiAccordionSummary' });
  const { expandIcon = <Icon name="chevron" />, children, ...rest } = props;
  return (
    <SummaryRoot {...rest}>
      {children}
      {expandIcon && <ExpandIcon>{expandIcon}</ExpandIcon>}
    </SummaryRoot>
  );
}

/** The content of an Accordion. Themed as `MuiAccordionDetails`. */
export const AccordionDetails = styled('div', { name: 'MuiAccordionDetails', slot: 'Root' })({});
