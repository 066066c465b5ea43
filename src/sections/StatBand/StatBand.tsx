import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './StatBand.schema.ts';
import { Figure, Note, Stat, Stats, Text } from './StatBand.styles.ts';

/** Large figures, each with its source. */
export function StatBand(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoStatBand' });
  const { heading, level, text: intro, stats, tone } = props;
  const { id } = useSection();
  return (
    <SectionFrame tone={tone} heading={heading} level={level} headingId={`${id}-heading`} intro={intro}>
      <Stats ownerState={{ count: stats.length }}>
        {stats.map(({ figure, text, note }) => (
          <Stat key={text}>
            <Text component="dt" html={text} />
            <Figure component="dd" variant="figure" html={figure} />
            <Note component="dd" variant="caption" html={note} />
          </Stat>
        ))}
      </Stats>
    </SectionFrame>
  );
}
