import type { Theme } from '@mui/material/styles';
import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import type { InlineHtml, Link } from '#content/fields.ts';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Button } from '#components/inputs/Button.tsx';
import { Disclosures } from '#components/surfaces/Disclosures.tsx';
import { Inline, Typography } from '#components/data-display/Typography.tsx';

const name = 'PorticoQuotePanel';

const Kind = styled(Typography, { name, slot: 'Kind' })(({ theme: { spacing } }) => ({
  marginTop: spacing(2),
}));

const Panels = styled('div', { name, slot: 'Panels' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: spacing(4),
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: spacing(8) },
}));

const Answer = styled('div', { name, slot: 'Answer' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  gap: spacing(1.75),
  // In sight from the last of many questions.
  [breakpoints.up('lg')]: { position: 'sticky', top: spacing(3) },
}));

const Action = styled(Button, { name, slot: 'Action' })({ alignSelf: 'start' });

const Said = styled('p', { name, slot: 'Said' })<{ ownerState: { isFailure: boolean } }>({
  // Space for the longest sentence, so that the layout does not shift when a rate arrives.
  minHeight: '3.2em',
});

const SmallPrint = styled(Inline, { name, slot: 'SmallPrint' })(({ theme: { spacing } }) => ({
  maxWidth: '52rem',
  marginTop: spacing(1.75),
}));

const underEachOther = ({ theme: { spacing } }: { theme: Theme }) => ({
  display: 'grid',
  gap: spacing(2.5),
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** A column of questions. */
export const QuoteQuestions = styled('div', { name, slot: 'Questions' })(underEachOther);
export const QuoteForm = styled('form', { name, slot: 'Questions' })(underEachOther);

export interface QuoteStatusProps extends Omit<ComponentProps<'p'>, 'color'> {
  /** True if the request failed. */
  readonly isFailure?: boolean;
}

/** A sentence that summarizes the answer. Changes are announced. */
export function QuoteStatus({ isFailure = false, ...rest }: QuoteStatusProps) {
  return <Said role="status" {...rest} ownerState={{ isFailure }} />;
}

export interface QuotePanelProps {
  /** The kind of rate, spelled out once, such as `Annual percentage rate (APR)`. */
  readonly kind: string;
  /** The questions: `QuoteQuestions` or `QuoteForm`. */
  readonly children: ReactNode;
  /** Shown next to the questions. */
  readonly answer: ReactNode;
  /** The link below the answer, such as to an application. */
  readonly action: Link;
  /** Called when the link is clicked. */
  readonly onAction?: MouseEventHandler | undefined;
  /** Small print below the link. */
  readonly note?: string;
  /** True while the answer is loading. */
  readonly isBusy?: boolean;
  /**
   * True if the page opens with the answer to a submitted form: it gets focus through `autofocus`, without a script.
   */
  readonly isFocused?: boolean;
  /** Small print below questions and answer. */
  readonly disclosures: readonly InlineHtml[];
}

/** Questions on one side and a rate as the answer on the other. Place it in a `SectionFrame`. */
export function QuotePanel(inProps: QuotePanelProps) {
  const props = useThemeProps({ props: inProps, name });
  const { kind, children, answer, action, onAction, note, disclosures } = props;
  const { isBusy = false, isFocused = false } = props;
  return (
    <>
      <Kind variant="body1" color="textSecondary">
        {kind}
      </Kind>
      <Panels>
        {children}
        <Answer
          data-part="answer"
          aria-busy={isBusy}
          tabIndex={isFocused ? -1 : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers the form that the visitor submitted
          autoFocus={isFocused}
        >
          {answer}
          <Action href={action.href} aria-label={action.label} onClick={onAction}>
            {action.text}
          </Action>
          {note && (
            <Typography variant="caption" color="textSecondary">
              {note}
            </Typography>
          )}
        </Answer>
      </Panels>
      <Disclosures texts={disclosures} part={SmallPrint} />
    </>
  );
}
