import { styled } from 'storybook/theming';
import type { Guidance } from './guidance.ts';

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
  '& h3': { margin: '0 0 8px', fontSize: theme.typography.size.s3 },
  '& ul': { margin: 0, paddingInlineStart: 20 },
  '& li + li': { marginTop: 6 },
}));

function Notes({
  tone,
  title,
  notes,
}: {
  tone: 'positive' | 'negative';
  title: string;
  notes: readonly string[];
}) {
  return (
    <Column tone={tone}>
      <h3>{title}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Column>
  );
}

/** Dos and don'ts of a component, side by side. */
export function GuidanceNotes({ guidance }: { guidance: Guidance }) {
  return (
    <Columns className="sb-unstyled">
      <Notes tone="positive" title="Do" notes={guidance.do} />
      <Notes tone="negative" title="Don’t" notes={guidance.dont} />
    </Columns>
  );
}
