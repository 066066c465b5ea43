import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Typography } from '#components/data-display/Typography.tsx';
import { ExamplePicture, type PictureFit } from './ExamplePicture.tsx';

/** An example with the sentence that says what is right or wrong about it. */
export interface Judged {
  readonly text: string;
  readonly example: ReactNode;
}

const Pair = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: spacing(3),
  marginBlockEnd: spacing(4),
}));

// Captions of a pair begin at one height.
const Figure = styled('figure')({
  margin: 0,
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
});

const Caption = styled('figcaption')<{ ownerState: { isGood: boolean } }>(({ theme: { vars, spacing } }) => ({
  marginBlockStart: spacing(1),
  paddingBlockStart: spacing(1),
  borderBlockStart: `4px solid ${vars.palette.error.main}`,
  variants: [{ props: { isGood: true }, style: { borderColor: vars.palette.success.main } }],
}));

function Side({ isGood, text, example, fit }: Judged & { isGood: boolean; fit: PictureFit }) {
  return (
    <Figure>
      <ExamplePicture fit={fit}>{example}</ExamplePicture>
      <Caption ownerState={{ isGood }}>
        <Typography variant="subtitle1" color={isGood ? 'success' : 'error'} component="strong">
          {isGood ? 'Do' : 'Don’t'}
        </Typography>
        <Typography>{text}</Typography>
      </Caption>
    </Figure>
  );
}

interface DoDontProps {
  readonly good: Judged;
  readonly bad: Judged;
  /** @default 'component' */
  readonly fit?: PictureFit;
}

/** What to do beside what not to do, each with a live picture. */
export function DoDont({ good, bad, fit = 'component' }: DoDontProps) {
  return (
    <Pair>
      <Side {...good} isGood fit={fit} />
      <Side {...bad} isGood={false} fit={fit} />
    </Pair>
  );
}
