import type { ComponentProps, ReactNode, Ref } from 'react';
import { Heading, Inline } from '#components/data-display/Typography.tsx';
import { Pagination, type PaginationProps } from '#components/navigation/Pagination.tsx';
import type { HeadingLevel, InlineHtml } from '#content/fields.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoResults';

/** The form of a search: a panel above its results. */
export const ResultsForm = styled('form', { name, slot: 'Form' })(
  ({ theme: { spacing, breakpoints, vars } }) => ({
    display: 'grid',
    gap: spacing(2),
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: spacing(3),
    padding: spacing(2.5),
    borderRadius: vars.shape.cardRadius,
    background: vars.palette.background.surface,
    [breakpoints.up('md')]: { padding: spacing(3) },
  }),
);

const Summary = styled('p', { name, slot: 'Summary' })(({ theme: { vars } }) => ({
  minHeight: '1.6em',
  color: vars.palette.text.secondary,
  '&:focus': { outline: 0 },
}));

const Failure = styled(Inline, { name, slot: 'Failure' })(({ theme: { vars, typography } }) => ({
  color: vars.palette.error.main,
  fontWeight: typography.fontWeightBold,
}));

export interface ResultsFoundProps {
  readonly className?: string;
  readonly ref: Ref<HTMLParagraphElement>;
  /** True if the page opens with the answer to a submitted search: it gets focus through `autofocus`. */
  readonly isFocused: boolean;
  /** Shown instead if the search failed. */
  readonly failure: InlineHtml | undefined;
  readonly children: string;
}

/** The number of results, or why there are none. Changes are announced. */
export const ResultsFound = ({ isFocused, failure, children, ...rest }: ResultsFoundProps) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers the search that the visitor submitted
  <Summary {...rest} tabIndex={-1} role="status" data-part="found" autoFocus={isFocused}>
    {failure === undefined ? children : <Failure html={failure} />}
  </Summary>
);

const List = styled('div', { name, slot: 'List' })<{ ownerState: { readonly isChanging: boolean } }>(
  ({ theme: { spacing } }) => ({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(3),
    marginTop: spacing(2),
    variants: [{ props: { isChanging: true }, style: { minHeight: '100svh' } }],
  }),
);

const Nothing = styled('div', { name, slot: 'Nothing' })(({ theme: { spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1),
}));

export interface ResultsListProps extends ComponentProps<'div'> {
  readonly isPending: boolean;
  readonly isError: boolean;
  /** While other results load, keeps the content below out of view, so that it does not shift visibly. */
  readonly isChanging: boolean;
  /** Whether there are none. */
  readonly isEmpty: boolean;
  /** Shown if there are none. */
  readonly none: { readonly heading: InlineHtml; readonly text: InlineHtml; readonly more?: ReactNode };
  /** Level of the heading that says so. */
  readonly level: HeadingLevel;
  readonly pages: PaginationProps;
}

/** One page of results with links to the others. */
export function ResultsList(props: ResultsListProps) {
  const {
    isPending,
    isError,
    isChanging,
    isEmpty,
    none,
    level,
    pages,
    children,
    color: _color,
    ...rest
  } = props;
  return (
    <List {...rest} aria-busy={isPending} ownerState={{ isChanging }}>
      {!isEmpty && children}
      {isEmpty && !isPending && !isError && (
        <Nothing>
          <Heading level={level} html={none.heading} />
          <Inline component="p" html={none.text} />
          {none.more}
        </Nothing>
      )}
      {pages.count > 1 && !isError && <Pagination {...pages} />}
    </List>
  );
}
