import type { Link } from '#content/link.ts';
import type { InlineHtml } from '#content/text.ts';
import type { Locale } from '#lib/locale.ts';
import { RateFigure } from './RateFigure.tsx';

export interface AprTableProps {
  /** The section's id. */
  readonly id: string;
  readonly locale: Locale;
  readonly word: (key: 'apr' | 'rateUnavailable' | 'rateLoading') => string;
  /** Names the table: the product. */
  readonly caption: InlineHtml;
  /** What the rows are: terms, limits. */
  readonly rowsAre: string;
  /** `name` is by which the section's program finds the row's figure; `apr` is percent a year. */
  readonly rows: readonly {
    readonly name: string;
    readonly label: string;
    readonly apr: number | undefined;
  }[];
  readonly decimals: number;
  readonly apply?: Link | undefined;
}

/** A card of a product's annual percentage rates, one a row; for a `RatePanel`. */
export function AprTable({ id, locale, word, caption, rowsAre, rows, decimals, apply }: AprTableProps) {
  const words = { rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') };
  return (
    <div className="card">
      <table aria-labelledby={`${id}-caption`}>
        <caption id={`${id}-caption`} dangerouslySetInnerHTML={{ __html: caption }} />
        <thead>
          <tr>
            <th scope="col">{rowsAre}</th>
            <th scope="col">{word('apr')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, apr }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td className="main">
                <RateFigure
                  name={name}
                  percent={apr}
                  decimals={decimals}
                  unit="APR"
                  locale={locale}
                  words={words}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {apply && (
        <a className="apply" href={apply.href} aria-label={apply.label}>
          {apply.text}
        </a>
      )}
    </div>
  );
}
