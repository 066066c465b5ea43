import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './Columns.schema.ts';
import { Column, Columns as Grid } from './Columns.styles.ts';

/** Sections side by side on large screens, stacked on smaller ones. */
export function Columns(author: Props) {
  const { share, tone } = useThemeProps({ props: author, name: 'PorticoColumns' });
  return (
    <SectionFrame component="div" tone={tone} density="compact">
      <Grid ownerState={{ share }}>
        <Column name="main" ownerState={{ isAside: false }} />
        <Column name="aside" ownerState={{ isAside: share === 'wide-main' }} />
      </Grid>
    </SectionFrame>
  );
}
