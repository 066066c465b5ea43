import { EmbeddedFrame } from '#components/surfaces/EmbeddedFrame.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './HelpFrame.schema.ts';
import { Content } from './HelpFrame.styles.ts';
import type { words } from './HelpFrame.words.ts';

/**
 * The help service in a frame. Its URL contains the cookies `riblpid` and `mid`, which identify the visitor (WIDG-17).
 */
export function HelpFrame(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoHelpFrame' });
  const { heading, level, text, src, title, height } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Content>
        <EmbeddedFrame
          src={src}
          title={title}
          height={height}
          cookies="riblpid mid"
          words={{ optedOut: word('frameOptedOut'), show: word('frameShow'), open: word('frameOpen') }}
        />
      </Content>
    </SectionFrame>
  );
}
