import { EmbeddedFrame } from '#components/surfaces/EmbeddedFrame.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './EmbeddedTool.schema.ts';
import { Content } from './EmbeddedTool.styles.ts';
import type { words } from './EmbeddedTool.words.ts';

/** A third-party tool in a frame, which may set its height and go to another page (WIDG-17). */
export function EmbeddedTool(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoEmbeddedTool' });
  const { heading, level, text, src, title, height, url } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Content>
        <EmbeddedFrame
          src={src}
          title={title}
          height={height}
          url={url}
          words={{ optedOut: word('frameOptedOut'), show: word('frameShow'), open: word('frameOpen') }}
        />
      </Content>
    </SectionFrame>
  );
}
