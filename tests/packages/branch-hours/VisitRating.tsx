import Chip from '@mui/material/Chip';
import { styled, useWords } from 'portico';
import { useState } from 'react';
import type { Props, words } from './VisitRating.schema.ts';

const Root = styled('section', { name: 'VisitRating', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
}));

/** Chips to choose from, and a thank-you after the choice. */
export function VisitRating({ question, answers }: Props) {
  const word = useWords<typeof words>();
  const [answer, setAnswer] = useState<string>();
  return (
    <Root aria-label={question}>
      <p>{question}</p>
      {answers.map((text) => (
        <Chip
          key={text}
          label={text}
          color={text === answer ? 'primary' : 'default'}
          onClick={() => setAnswer(text)}
        />
      ))}
      <p role="status">{answer !== undefined && word('thanks', { answer })}</p>
    </Root>
  );
}
