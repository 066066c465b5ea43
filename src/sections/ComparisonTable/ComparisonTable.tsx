import type { ReactNode } from 'react';
import type { InlineHtml } from '#content/fields.ts';
import { Inline } from '#components/data-display/Typography.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '#components/data-display/Table.tsx';
import { TooltipButton } from '#components/inputs/TooltipButton.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { useAsked, useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Product, Props } from './ComparisonTable.schema.ts';
import { type Best, chosenParameter, chosenProducts, mostColumns } from './compared.ts';
import * as Styled from './ComparisonTable.styles.ts';
import type { words } from './ComparisonTable.words.ts';

/** Attributes by which the behavior finds a cell: its product, and its column if it is visible. */
const cellOf = (product: Product, index: number) => ({
  'data-product': product.id,
  'data-column': index < mostColumns ? index + 1 : undefined,
});

/** Returns the products with the chosen ones first: those of the address, else the author's first. */
function useChosenFirst(products: readonly Product[]): readonly Product[] {
  const asked = useAsked();
  const ids = products.map(({ id }) => id);
  const chosen = chosenProducts(ids, asked?.get(chosenParameter));
  const place = ({ id }: Product) =>
    chosen.includes(id) ? chosen.indexOf(id) : mostColumns + ids.indexOf(id);
  return products.toSorted((one, other) => place(one) - place(other));
}

/** Products side by side (WIDG-10): three at a time, two on small screens; without JavaScript all of them. */
export function ComparisonTable(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoComparisonTable' });
  const { heading, level, text } = props;
  const { id } = useSection();
  const products = useChosenFirst(props.products);
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      {products.length > 2 && <ProductChoices products={products} id={id} />}
      <Styled.Frame>
        <Styled.Sticky aria-hidden data-sticky="" data-nosnippet="">
          <Styled.StickyNames ownerState={{ columns: Math.min(mostColumns, products.length) }}>
            <span />
            {products.slice(0, mostColumns).map((product, index) => (
              <span key={product.id} data-column={index + 1}>
                {product.name}
              </span>
            ))}
          </Styled.StickyNames>
        </Styled.Sticky>
        <Styled.Scroller>
          <Comparison {...props} products={[...products]} />
        </Styled.Scroller>
      </Styled.Frame>
    </SectionFrame>
  );
}

function Comparison({ caption, rows, products }: Props) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  return (
    <Styled.Compared>
      <caption dangerouslySetInnerHTML={{ __html: caption }} />
      <TableHead>
        <TableRow>
          <TableCell>
            <span className="visually-hidden">{word('compareRows')}</span>
          </TableCell>
          {products.map((product, index) => (
            <TableCell key={product.id} {...cellOf(product, index)}>
              {product.image && <Styled.ProductPicture image={product.image} />}
              {product.name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, at) => (
          <Row
            key={row.label}
            name={row.label}
            {...(row.help !== undefined && { help: { id: `${id}-help-${at + 1}`, text: row.help } })}
            products={products}
            best={row.best}
            cells={products.map(({ id: product, values }) => (
              <Value key={product} html={values[at]} best={row.best} />
            ))}
          />
        ))}
        <Row
          name={word('compareMore')}
          products={products}
          cells={products.map(({ id: product, link: { href, label, text } }) => (
            <Link key={product} href={href} aria-label={label}>
              {text}
            </Link>
          ))}
        />
        {products.some(({ apply }) => apply) && (
          <Row
            name={word('compareApply')}
            products={products}
            cells={products.map(
              ({ id: product, apply }) =>
                apply && (
                  <Styled.Apply key={product} href={apply.href} aria-label={apply.label}>
                    {apply.text}
                  </Styled.Apply>
                ),
            )}
          />
        )}
      </TableBody>
    </Styled.Compared>
  );
}

function Help({ id, row, text }: { readonly id: string; readonly row: string; readonly text: string }) {
  const word = useWords<typeof words>();
  return (
    <TooltipButton id={id} label={word('compareHelp', { row })}>
      {text}
    </TooltipButton>
  );
}

interface ValueProps {
  readonly html: InlineHtml | undefined;
  readonly best: Best | undefined;
}

/** A value, with the word that says that it is the best, which shows in a cell with `data-best`. */
function Value({ html, best }: ValueProps) {
  const word = useWords<typeof words>();
  if (html === undefined) return null;
  return (
    <>
      <Inline html={html} />
      {best && (
        <Styled.BestMark data-nosnippet="">
          {word(best === 'lowest' ? 'compareLowest' : 'compareHighest')}
        </Styled.BestMark>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly help?: { readonly id: string; readonly text: string };
  readonly products: readonly Product[];
  readonly best?: Best | undefined;
  /** The cell of each product, in order. */
  readonly cells: readonly ReactNode[];
}

function Row({ name, help, best, products, cells }: RowProps) {
  const lastWord = name.lastIndexOf(' ') + 1;
  return (
    <TableRow data-best={best}>
      <TableCell component="th" scope="row">
        {help ? (
          <>
            {name.slice(0, lastWord)}
            <Styled.WithHelp>
              <span>{name.slice(lastWord)}</span>
              <Help {...help} row={name} />
            </Styled.WithHelp>
          </>
        ) : (
          name
        )}
      </TableCell>
      {products.map((product, index) => (
        <TableCell key={product.id} {...cellOf(product, index)}>
          {cells[index]}
        </TableCell>
      ))}
    </TableRow>
  );
}

const places = ['compareFirst', 'compareSecond', 'compareThird'] as const;

function ProductChoices({ products, id }: { readonly products: readonly Product[]; readonly id: string }) {
  const word = useWords<typeof words>();
  return (
    <Styled.Choices data-screen-only="" data-carried="" role="group" aria-labelledby={`${id}-heading`}>
      {products.slice(0, mostColumns).map((product, index) => (
        <div key={product.id} data-column={index + 1}>
          <SelectField
            id={`${id}-choice-${index + 1}`}
            label={word(places[index] ?? 'compareFirst')}
            options={products.map(({ id: value, name }) => ({ value, label: name }))}
            defaultValue={product.id}
            autoComplete="off"
          />
        </div>
      ))}
      <Styled.Differences
        id={`${id}-differences`}
        name="differences"
        label={word('compareDifferences')}
        data-part="differences"
      />
      <p className="visually-hidden" role="status" data-words={word('compareChosen')} />
    </Styled.Choices>
  );
}
