import type { ReactNode } from 'react';
import type { HeadingLevel, InlineHtml } from '#content/fields.ts';
import { formatDay } from '#lib/format/dates.ts';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import { sentences } from '#lib/format/sentences.ts';
import type { AnsweredRates } from '#lib/visitor/LiveRates.ts';
import { useThemeProps } from '#theme/styled.ts';
import { Disclosures } from '#components/surfaces/Disclosures.tsx';
import { RateFrame } from './RateFrame.tsx';
import { Body, Dated, Live, Note, Sentence, Side, Sizer, SmallPrint } from './RatePanel.styles.ts';
import {
  type ZipCodeFormEnvironment,
  ZipCodeFormView,
  type ZipCodeWord,
} from '#components/zip-code/ZipCodeFormView.tsx';

/** The words of `rateWords` and `zipCodeWords` that a panel uses. */
export type RatePanelWord =
  | 'asOf'
  | 'rateUnavailable'
  | 'rateLoading'
  | 'ratesLoaded'
  | 'ratesUpdated'
  | 'ratesChosen'
  | 'ratesDefault'
  | 'ratesSnapshot'
  | 'ratesFailed'
  | 'ratesMissing'
  | 'ratesPartly'
  | 'ratesOwn'
  | ZipCodeWord;

export interface RatePanelProps {
  readonly environment: ZipCodeFormEnvironment & {
    readonly locale: Locale;
    /** Of a visitor for whom the server renders the section. */
    readonly zipCode?: string;
    readonly rates?: AnsweredRates;
  };
  /** What the visitor chose, if the server renders the section for it. */
  readonly choice?: string | undefined;
  readonly word: (key: RatePanelWord) => string;
  readonly heading: InlineHtml;
  readonly level: HeadingLevel;
  readonly text?: InlineHtml | undefined;
  /** The kind of rate, spelled out once, such as `Annual percentage yield (APY)`. */
  readonly kind: string;
  /** Date of the rates in the HTML, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly maxAgeDays?: number | undefined;
  /** What the section's behavior asks the service, besides the zip code: JSON. */
  readonly question?: object;
  /** Error message if the rates cannot be loaded; `ratesFailed` by default. */
  readonly errorText?: string | undefined;
  readonly disclosures: readonly InlineHtml[];
  /** For rates that depend on the zip code: whether it is required, and the page that the form returns to. */
  readonly zipCode?: { readonly isNeeded: boolean; readonly next: string };
  /** Names of the figures with a dated rate. If an answer lacks some of them, the panel says so. */
  readonly expected?: readonly string[];
  /** True for several cards, one below the other. If not, the note and the disclosures are beside the card. */
  readonly isSeveral?: boolean;
  readonly children: ReactNode;
}

interface SaidOfRates {
  readonly loaded: string;
  readonly chosen: string;
  readonly failed: string;
  readonly missing: string;
  readonly partly: string;
  readonly own: string;
}

/** Returns what the panel says about rates that the server requested, or `undefined` if it requested none. */
function servedAnswer(
  said: SaidOfRates,
  rates: AnsweredRates | undefined,
  visitor: {
    readonly zip: string;
    readonly choice: string | undefined;
    readonly expected: readonly string[];
    readonly locale: Locale;
  },
) {
  const { zip, choice, expected, locale } = visitor;
  if (rates === undefined) return undefined;
  if (rates === 'failed') return { isLive: false, sentence: said.failed };
  if (rates.figures.size === 0) return { isLive: false, sentence: said.missing };
  const { figures, dated, effectiveDate } = rates;
  const loaded = choice === undefined ? fill(said.loaded, { zip }) : fill(said.chosen, { choice });
  const isPartial = expected.some((name) => !figures.has(name));
  const sentence = sentences(locale, loaded, dated?.size ? said.own : isPartial ? said.partly : '');
  return { isLive: true, sentence, day: dated?.size ? undefined : effectiveDate };
}

/**
 * The frame of a section whose rates are kept up to date by `rateProgram`. That behavior finds its elements by
 * `data-part`, sets `data-state`, and reveals the rates by removing `data-asks`.
 */
export function RatePanel(inProps: RatePanelProps) {
  const props = useThemeProps({ props: inProps, name: 'PorticoRatePanel' });
  const { environment, word, heading, level, text, kind, asOf, maxAgeDays, errorText, disclosures } = props;
  const { question, zipCode, choice, expected = [], isSeveral = false, children } = props;
  const { locale, rates, zipCode: zip = '' } = environment;
  const date = formatDay(asOf, locale);
  const said = {
    asOf: word('asOf'),
    rateLoading: word('rateLoading'),
    rateUnavailable: word('rateUnavailable'),
    loaded: word('ratesLoaded'),
    updated: word('ratesUpdated'),
    chosen: word('ratesChosen'),
    failed: errorText ?? word('ratesFailed'),
    missing: word('ratesMissing'),
    partly: word('ratesPartly'),
    own: word('ratesOwn'),
    initial: word(zipCode ? 'ratesDefault' : 'ratesSnapshot'),
  };
  const loaded = zipCode ? fill(said.loaded, { zip: '00000' }) : said.initial;
  const longest = sentences(locale, loaded, zipCode && isSeveral ? said.own : said.partly);
  const answer = servedAnswer(said, rates, { zip, choice, expected, locale });
  const status = fill(answer?.sentence ?? said.initial, { date });
  // Rates without a known date show none.
  const day = answer?.isLive ? answer.day && formatDay(answer.day, locale) : date;
  return (
    <RateFrame
      {...{ environment, word, heading, level, text, kind }}
      dated={<Dated data-part="dated">{day === undefined ? '' : fill(said.asOf, { date: day })}</Dated>}
      asks={zipCode?.isNeeded && !answer ? { Form: ZipCodeFormView, next: zipCode.next } : undefined}
      data-zip-rates={zipCode && ''}
      data-words={JSON.stringify(said)}
      data-as-of={asOf}
      data-service={environment.serviceBase}
      data-max-age-days={maxAgeDays}
      data-question={question && JSON.stringify(question)}
      data-state={answer ? (answer.isLive ? 'live' : 'failed') : 'initial'}
    >
      <Body ownerState={{ isSeveral }}>
        <Live data-part="live" aria-busy="false">
          {children}
        </Live>
        <Side>
          <Disclosures texts={disclosures} part={SmallPrint} />
          <Note data-part="note">
            {[said.failed, said.missing, longest].map((sentence) => (
              <Sizer aria-hidden="true" data-nosnippet="" key={sentence}>
                {fill(sentence, { date })}
              </Sizer>
            ))}
            <Sentence role="status">{status}</Sentence>
          </Note>
        </Side>
      </Body>
    </RateFrame>
  );
}
