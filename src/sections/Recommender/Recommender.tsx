import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './Recommender.schema.ts';
import { Steps } from './Recommender.styles.ts';

/** Questions one at a time, each of which leads to another question or to a recommendation (WIDG-09). */
export function Recommender(author: Props) {
  const { heading, level, text } = useThemeProps({ props: author, name: 'PorticoRecommender' });
  const { id } = useSection();
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Steps name="steps" />
    </SectionFrame>
  );
}
