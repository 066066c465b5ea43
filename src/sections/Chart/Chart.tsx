import { FigureTable } from '#components/data-display/FigureTable.tsx';
import { SeriesTerm, SeriesValue, Swatch } from '#components/data-display/Series.styles.ts';
import { Typography } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Disclosure } from '#components/surfaces/Disclosure.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './Chart.schema.ts';
import * as Styled from './Chart.styles.ts';
import type { words } from './Chart.words.ts';
import { type ChartModel, chartModel } from './chartModel.ts';
import { Bars, Grid, Line } from './Plot.tsx';

/** The number that the chart leads to, and what its colors mean. */
function Facts({ model: { result, facts } }: { readonly model: ChartModel }) {
  return (
    <Styled.Facts>
      {result && (
        <Styled.Result>
          <Typography variant="body2" component="dt" color="textSecondary">
            {result.term}
          </Typography>
          <Typography variant="figure" component="dd" color="primary">
            {result.value}
          </Typography>
        </Styled.Result>
      )}
      {facts.map(({ term, value, series }) => (
        <Styled.Fact key={term}>
          <SeriesTerm>
            {series !== undefined && <Swatch ownerState={{ series }} aria-hidden="true" />}
            {term}
          </SeriesTerm>
          <SeriesValue>{value}</SeriesValue>
        </Styled.Fact>
      ))}
    </Styled.Facts>
  );
}

/** A chart drawn when the page is built, with its figures in a table. */
export function Chart(author: Props) {
  const { heading, level, text, data, source, tone } = useThemeProps({ props: author, name: 'PorticoChart' });
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const model = chartModel(data, locale, word);
  const hasFacts = model.facts.length > 0;
  const { axis, axisLabel, bars, line, labels, labelsAre, summary, table } = model;
  return (
    <SectionFrame tone={tone} heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Styled.Content ownerState={{ hasFacts }}>
        {hasFacts && <Facts model={model} />}
        <Styled.Figure>
          <Styled.Axis aria-hidden="true">
            {axis.ticks.toReversed().map((tick) => (
              <Styled.Tick key={tick}>{axisLabel(tick)}</Styled.Tick>
            ))}
          </Styled.Axis>
          <Styled.Plot viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={summary}>
            <Grid axis={axis} />
            {bars && <Bars bars={bars} axis={axis} />}
            {line && <Line line={line} axis={axis} />}
          </Styled.Plot>
          <Styled.Labels aria-hidden="true">
            {labels.map((label, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- labels without space are all empty
              <Styled.Label key={index} ownerState={{ isBelowBar: line === undefined }}>
                {label}
              </Styled.Label>
            ))}
          </Styled.Labels>
          {labelsAre && <Styled.LabelsAre aria-hidden="true">{labelsAre}</Styled.LabelsAre>}
        </Styled.Figure>
        <Styled.Below>
          <Styled.Source component="p" variant="caption" html={source} />
          <Disclosure summary={word('asTable')}>
            <FigureTable id={`${id}-table`} caption={summary} {...table} />
          </Disclosure>
        </Styled.Below>
      </Styled.Content>
    </SectionFrame>
  );
}
