import { Series, SeriesTerm, SeriesValue, Swatch } from '#components/data-display/Series.styles.ts';
import { type Answer, sum } from './Answer.ts';
import * as Styled from './Calculator.styles.ts';

// Positions are shares of the picture, 0 to 100, with two decimals.
const round = (number: number) => Math.round(number * 100) / 100;

/** The parts of a sum side by side: from where to where each goes. */
function placesOf(values: readonly number[], whole: number) {
  return values.map((value, index) => ({
    from: round((sum(values.slice(0, index)) / whole) * 100),
    size: round((value / whole) * 100),
  }));
}

/** A bar of the parts, and what each is. */
function Bar({ parts, whole }: { readonly parts: Answer['parts']; readonly whole: PictureProps['whole'] }) {
  const dollars = parts.map((part) => part.dollars);
  const label = parts.map((part) => `${part.term} ${whole(part.dollars)}`).join(', ');
  return (
    <>
      <Styled.Bar viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
        {placesOf(dollars, sum(dollars) || 1).map(({ from, size }, series) => (
          <Series key={parts[series]?.term} ownerState={{ series }} d={`M${from} 0h${size}v10h-${size}z`} />
        ))}
      </Styled.Bar>
      <Styled.Parts>
        {parts.map(({ term, dollars: amount }, series) => (
          <Styled.Part key={term}>
            <SeriesTerm>
              <Swatch ownerState={{ series }} aria-hidden="true" />
              {term}
            </SeriesTerm>
            <SeriesValue>{whole(amount)}</SeriesValue>
          </Styled.Part>
        ))}
      </Styled.Parts>
    </>
  );
}

/** A column for each row of the schedule, whose figures are in its table. */
function Columns({ columns }: Pick<Answer, 'columns'>) {
  const highest = Math.max(...columns.map(sum)) || 1;
  const step = 100 / columns.length;
  const width = round(step * 0.7);
  return (
    <Styled.Columns viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {(columns[0] ?? []).map((_, series) => {
        const shapes = columns.map((values, index) => {
          const { from, size } = placesOf(values, highest)[series] ?? { from: 0, size: 0 };
          return `M${round(index * step + step * 0.15)} ${round(100 - from)}h${width}v-${size}h-${width}z`;
        });
        // oxlint-disable-next-line react/no-array-index-key -- a series is its place
        return <Series key={series} ownerState={{ series }} d={shapes.join('')} />;
      })}
    </Styled.Columns>
  );
}

/** The parts of the answer as a bar, and how they change as columns. */
export function Picture({ answer, whole }: PictureProps) {
  const { parts, columns, columnsAre, table } = answer;
  const [first, last] = [table.rows[0]?.[0], table.rows.at(-1)?.[0]];
  return (
    <Styled.Picture>
      <Bar parts={parts} whole={whole} />
      {columns.length > 1 && (
        <div>
          <Columns columns={columns} />
          <Styled.Labels aria-hidden="true">
            <span>{first}</span>
            <span>{columnsAre}</span>
            <span>{last}</span>
          </Styled.Labels>
        </div>
      )}
    </Styled.Picture>
  );
}
interface PictureProps {
  readonly answer: Answer;
  /** Writes dollars without cents. */
  readonly whole: (dollars: number) => string;
}
