import type { ReactNode } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoFactList';

const Root = styled('dl', { name, slot: 'Root' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(0.75),
}));
const Fact = styled('div', { name, slot: 'Fact' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: spacing(2),
}));
const Term = styled('dt', { name, slot: 'Term' })({});
const Value = styled('dd', { name, slot: 'Value' })({ marginInline: 'auto 0', textAlign: 'end' });

export interface FactListProps {
  /** `term` describes `value`, such as "Minimum opening deposit". */
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** A product's facts, one per line: the term at the start, its value at the end. */
export function FactList(inProps: FactListProps) {
  const { facts } = useThemeProps({ props: inProps, name });
  return (
    <Root>
      {facts.map(({ term, value }) => (
        <Fact key={term}>
          <Term>{term}</Term>
          <Value>{value}</Value>
        </Fact>
      ))}
    </Root>
  );
}
