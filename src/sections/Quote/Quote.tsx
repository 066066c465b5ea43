import { Picture } from '#components/data-display/Picture.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './Quote.schema.ts';
import * as Styled from './Quote.styles.ts';
import type { words } from './Quote.words.ts';

/** What a person or the bank said. */
export function Quote(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoQuote' });
  const { text, name, role, image, isIllustration, note, tone } = props;
  const word = useWords<typeof words>();
  return (
    <SectionFrame component="div" tone={tone}>
      <Styled.Figure>
        <Styled.Mark viewBox="0 0 48 36" aria-hidden="true">
          <path d="M0 36V20C0 8 7 1 19 0v7c-6 1-9 4-9 10h9v19zM28 36V20C28 8 35 1 47 0v7c-6 1-9 4-9 10h9v19z" />
        </Styled.Mark>
        <Styled.Words>
          <Styled.Text component="p" variant="h2" html={text} />
        </Styled.Words>
        <Styled.By>
          {image && (
            <Styled.Face>
              <Picture image={image} />
            </Styled.Face>
          )}
          <Styled.Names>
            <Styled.Name>{name}</Styled.Name>
            {role && <Typography color="textSecondary">{role}</Typography>}
            {isIllustration && <Styled.Note variant="caption">{word('illustration')}</Styled.Note>}
            {note && <Styled.InlineNote component="p" variant="caption" html={note} />}
          </Styled.Names>
        </Styled.By>
      </Styled.Figure>
    </SectionFrame>
  );
}
