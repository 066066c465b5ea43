import { use } from 'react';
import { styled } from 'storybook/theming';
import type { Globals } from 'storybook/internal/types';
import { InBrand } from '#stories/inBrand.tsx';
import { InScheme } from '#stories/inScheme.tsx';
import { ExamplePicture } from './ExamplePicture.tsx';
import type { GivenGuidance, Note } from './guidance.ts';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: 16,
  marginBlock: 24,
});

const Column = styled.section<{ tone: 'positive' | 'negative' }>(({ theme, tone }) => ({
  padding: '12px 20px 16px',
  border: `1px solid ${theme.appBorderColor}`,
  borderTop: `4px solid ${theme.color[tone]}`,
  borderRadius: theme.appBorderRadius,
  fontSize: theme.typography.size.s2,
  '& > h3': { margin: '0 0 8px', fontSize: theme.typography.size.s3 },
  '& > ul': { margin: 0, paddingInlineStart: 20 },
  '& > ul > li + li': { marginTop: 6 },
  '& > figure': { margin: '12px 0 20px' },
  '& > figure > figcaption': { marginTop: 8 },
}));

interface NotesProps {
  readonly tone: 'positive' | 'negative';
  readonly title: string;
  readonly notes: readonly Note[];
  readonly globals: Globals;
}

function Notes({ tone, title, notes, globals }: NotesProps) {
  const sentences = notes.filter((note) => typeof note === 'string');
  return (
    <Column tone={tone}>
      <h3>{title}</h3>
      {notes.map(
        (note) =>
          typeof note === 'object' && (
            <figure key={note.text}>
              <InBrand globals={globals}>
                <InScheme globals={globals}>
                  <ExamplePicture fit={note.fit}>{note.example()}</ExamplePicture>
                </InScheme>
              </InBrand>
              <figcaption>{note.text}</figcaption>
            </figure>
          ),
      )}
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Column>
  );
}

interface GuidanceNotesProps {
  readonly guidance: GivenGuidance;
  /** Brand and color scheme of the pictures, as the toolbar sets them. */
  readonly globals: Globals;
}

/** Dos and don'ts side by side, the pictured ones first. */
export function GuidanceNotes({ guidance: given, globals }: GuidanceNotesProps) {
  const guidance = typeof given === 'function' ? use(given()) : given;
  if (!guidance) return null;
  return (
    <Columns className="sb-unstyled">
      <Notes tone="positive" title="Do" notes={guidance.do} globals={globals} />
      <Notes tone="negative" title="Don’t" notes={guidance.dont} globals={globals} />
    </Columns>
  );
}
