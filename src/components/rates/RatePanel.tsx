import type { ReactNode } from 'react';
import type { HeadingLevel } from '#content/heading.ts';
import type { InlineHtml } from '#content/text.ts';
import { formatDay } from '#lib/format/dates.ts';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import { useThemeProps } from '#theme/styled.ts';
import { RateFrame } from './RateFrame.tsx';
import { Dated, Live, Note, Sentence, Sizer } from './RatePanel.styles.ts';
import type { ZipCodeWord } from '#components/zip-code/zipCodeFormText.ts';
import { ZipCodeFormView } from '#components/zip-code/ZipCodeFormView.tsx';

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
  | ZipCodeWord;

export interface RatePanelProps {
  readonly environment: { readonly id: string; readonly locale: Locale; readonly serviceBase: string };
  readonly word: (key: RatePanelWord) => string;
  readonly heading: InlineHtml;
  readonly level: HeadingLevel;
  readonly text?: InlineHtml | undefined;
  /** The kind of rate, spelled out once, such as `Annual percentage yield (APY)`. */
  readonly kind: string;
  /** Date of the rates in the HTML, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly maxAgeDays?: number | undefined;
  /** Error message if the rates cannot be loaded; `ratesFailed` by default. */
  readonly errorText?: string | undefined;
  readonly disclosures: readonly InlineHtml[];
  /** For rates that depend on the zip code: whether it is required, and the page that the form returns to. */
  readonly zipCode?: { readonly isNeeded: boolean; readonly next: string };
  /** Whether wide screens show cards in pairs. */
  readonly isPair?: boolean;
  /** Shown between the note and the disclosures, even while the rates are loading. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of a section whose rates are kept up to date by `rateProgram`. That behavior finds its elements by
 * `data-part`, sets `data-state`, and reveals the rates by removing `data-asks`.
 */
export function RatePanel(inProps: RatePanelProps) {
  const props = useThemeProps({ props: inProps, name: 'PorticoRatePanel' });
  const { environment, word, heading, level, text, kind, asOf, maxAgeDays, errorText, disclosures } = props;
  const { zipCode, isPair = false, after, children } = props;
  const date = formatDay(asOf, environment.locale);
  const said = {
    asOf: word('asOf'),
    rateLoading: word('rateLoading'),
    rateUnavailable: word('rateUnavailable'),
    loaded: word('ratesLoaded'),
    updated: word('ratesUpdated'),
    chosen: word('ratesChosen'),
    failed: errorText ?? word('ratesFailed'),
    missing: word('ratesMissing'),
    initial: word(zipCode ? 'ratesDefault' : 'ratesSnapshot'),
  };
  return (
    <RateFrame
      environment={environment}
      word={word}
      heading={heading}
      level={level}
      text={text}
      kind={kind}
      dated={<Dated data-part="dated">{fill(said.asOf, { date })}</Dated>}
      asks={zipCode?.isNeeded ? { Form: ZipCodeFormView, next: zipCode.next, needsScript: true } : undefined}
      disclosures={disclosures}
      data-words={JSON.stringify(said)}
      data-as-of={asOf}
      data-service={environment.serviceBase}
      data-max-age-days={maxAgeDays}
      data-state="initial"
    >
      <Live ownerState={{ isPair }} data-part="live" aria-busy="false">
        {children}
      </Live>
      <Note data-part="note">
        {[said.failed, said.missing].map((sentence) => (
          <Sizer aria-hidden="true" data-nosnippet="" key={sentence}>
            {fill(sentence, { date })}
          </Sizer>
        ))}
        <Sentence role="status">{fill(said.initial, { date })}</Sentence>
      </Note>
      {after}
    </RateFrame>
  );
}
