import { Heading } from '#components/data-display/Typography.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './Footnotes.schema.ts';
import { Back, More, Note, Notes, Root, Text } from './Footnotes.styles.ts';
import type { words } from './Footnotes.words.ts';

/** The page's footnotes in the order of their references, each with a link back (WIDG-06). */
export function Footnotes(author: Props) {
  const { heading, level, notes, text } = useThemeProps({ props: author, name: 'PorticoFootnotes' });
  const word = useWords<typeof words>();
  return (
    <Root tone="own" density="compact">
      <Heading level={level} variant="h4" color="textPrimary">
        {heading}
      </Heading>
      <Notes>
        {notes.map(({ key, text: note }, index) => (
          <Note key={key} id={`fn-${key}`} tabIndex={-1}>
            <Text html={note} />
            <Back href={`#fnref-${key}`} aria-label={word('footnoteBack', { number: index + 1 })}>
              ↩
            </Back>
          </Note>
        ))}
      </Notes>
      {text && <More html={text} />}
    </Root>
  );
}
