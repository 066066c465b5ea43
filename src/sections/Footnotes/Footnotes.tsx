import styled from '@emotion/styled';
import { Heading } from '#components/Heading.tsx';
import { Rich } from '#components/Rich.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { fontSizes } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './Footnotes.schema.ts';
import type { words } from './Footnotes.words.ts';

const Root = styled.section({
  borderTop: `1px solid ${vars.line}`,
  paddingBlock: '2.5rem',
  fontSize: fontSizes.caption,
  color: vars.textMuted,
  '& h2, & h3, & h4': { fontSize: fontSizes.h4, color: vars.text, marginBottom: '1rem' },
  '& ol': { paddingInlineStart: '1.6em', maxWidth: '52rem' },
  '& li': { paddingInlineStart: '.25em' },
  '& li + li': { marginTop: '.8em' },
  '& li::marker': { fontWeight: 650, color: vars.text },
  '& .note': { display: 'inline', maxWidth: 'none' },
  '& .note > p:only-child': { display: 'inline' },
  '& .back': {
    display: 'inline-block',
    padding: '0 .5em',
    marginInlineStart: '.2em',
    textDecoration: 'none',
  },
  '& li:target': {
    background: vars.primaryQuiet,
    outline: `.4em solid ${vars.primaryQuiet}`,
    color: vars.text,
  },
  '& .more': { marginTop: '1rem', maxWidth: '52rem' },
});

/** The page's notes in the order of their marks, each with a way back (WIDG-06). */
export function Footnotes({ heading, level, notes, text }: Props) {
  const word = useWords<typeof words>();
  return (
    <Root data-sticky-stop="">
      <div className="wrap">
        <Heading level={level}>{heading}</Heading>
        <ol>
          {notes.map(({ key, text: note }, index) => (
            <li key={key} id={`fn-${key}`} tabIndex={-1}>
              <Rich className="note" html={note} />
              <a
                className="back"
                href={`#fnref-${key}`}
                aria-label={word('footnoteBack', { number: index + 1 })}
              >
                ↩
              </a>
            </li>
          ))}
        </ol>
        {text && <Rich className="more" html={text} />}
      </div>
    </Root>
  );
}
