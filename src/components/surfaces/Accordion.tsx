import type { ComponentProps, ReactNode } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Icon } from '#components/data-display/Icon.tsx';

const Root = styled('details', { name: 'MuiAccordion', slot: 'Root' })({});

export type AccordionProps = Omit<ComponentProps<typeof Root>, 'ownerState' | 'theme' | 'as'>;

/**
 * MUI's Accordion on `details`: it opens before and without scripts. Accordions with one `name` close each other.
 * Styled by `MuiAccordion`; an open one is `&[open]`, not `&.Mui-expanded`. MUI's own needs React, and its Collapse
 * writes inline styles, which the page's policy forbids.
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
  /** Beside the words; turns over when the item opens. */
  readonly expandIcon?: ReactNode;
};

/** The words that open an Accordion: MUI's AccordionSummary on `summary`, styled by `MuiAccordionSummary`. */
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

/** What an Accordion shows when it is open: MUI's AccordionDetails, styled by `MuiAccordionDetails`. */
export const AccordionDetails = styled('div', { name: 'MuiAccordionDetails', slot: 'Root' })({});
