import type { ReactNode } from 'react';
import type { HeadingLevel } from '#content/heading.ts';
import type { InlineHtml } from '#content/text.ts';
import { formatDay } from '#lib/dates.ts';
import type { Locale } from '#lib/locale.ts';
import { useThemeProps } from '#theme/styled.ts';
import { Dated, Kind, Live, Note, Prompt, Sentence, Sizer, SmallPrint } from './RatePanel.styles.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { ZipCodeFormView } from './ZipCodeFormView.tsx';

/** The words of `rateWords` and `zipCodeWords` that a panel says. */
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
  | 'zipLabel'
  | 'zipHint'
  | 'zipButton'
  | 'zipError';

export interface RatePanelProps {
  readonly environment: { readonly id: string; readonly locale: Locale; readonly serviceBase: string };
  readonly word: (key: RatePanelWord) => string;
  readonly heading: InlineHtml;
  readonly level: HeadingLevel;
  readonly text?: InlineHtml | undefined;
  /** What the numbers are, spelled out once, such as `Annual percentage yield (APY)`. */
  readonly kind: string;
  /** Day of the rates that the HTML shows, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly maxAgeDays?: number | undefined;
  readonly disclosures: readonly InlineHtml[];
  /** For rates that depend on the zip code: whether it must be known first, and where the form leads back to. */
  readonly zipCode?: { readonly isNeeded: boolean; readonly next: string };
  /** Cards stand two in a row on wide screens. */
  readonly isPair?: boolean;
  /** Stands between the note and the disclosures, and does not wait for rates. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

const fill = (text: string, date: string) => text.replaceAll('{date}', date);

/**
 * Frame of a section whose rates the program `rateProgram` keeps up to date. The program finds its parts by
 * `data-part`, says how it stands in `data-state`, and shows the rates by taking `data-asks` away.
 */
export function RatePanel(inProps: RatePanelProps) {
  const props = useThemeProps({ props: inProps, name: 'PorticoRatePanel' });
  const { environment, word, heading, level, text, kind, asOf, maxAgeDays, disclosures } = props;
  const { zipCode, isPair = false, after, children } = props;
  const { id, locale, serviceBase } = environment;
  const date = formatDay(asOf, locale);
  const said = {
    asOf: word('asOf'),
    rateLoading: word('rateLoading'),
    rateUnavailable: word('rateUnavailable'),
    loaded: word('ratesLoaded'),
    updated: word('ratesUpdated'),
    chosen: word('ratesChosen'),
    failed: word('ratesFailed'),
    missing: word('ratesMissing'),
    initial: word(zipCode ? 'ratesDefault' : 'ratesSnapshot'),
  };
  return (
    <SectionFrame
      tone="quiet"
      id={`${id}-rates`}
      headingId={`${id}-heading`}
      heading={heading}
      level={level}
      intro={text}
      data-asks={zipCode?.isNeeded ? '' : undefined}
      data-words={JSON.stringify(said)}
      data-as-of={asOf}
      data-service={serviceBase}
      data-max-age-days={maxAgeDays}
      data-state="initial"
    >
      <Kind variant="inherit" component="p" color="textSecondary">
        {kind} <Dated data-part="dated">{fill(said.asOf, date)}</Dated>
      </Kind>
      {zipCode?.isNeeded && (
        <Prompt>
          <ZipCodeFormView
            id={id}
            action={`${serviceBase}/zipCode`}
            label={word('zipLabel')}
            hint={word('zipHint')}
            button={word('zipButton')}
            error={word('zipError')}
            next={zipCode.next}
          />
        </Prompt>
      )}
      <Live ownerState={{ isPair }} data-part="live" aria-busy="false">
        {children}
      </Live>
      <Note data-part="note">
        {[said.failed, said.missing].map((sentence) => (
          <Sizer aria-hidden="true" data-nosnippet="" key={sentence}>
            {fill(sentence, date)}
          </Sizer>
        ))}
        <Sentence role="status">{fill(said.initial, date)}</Sentence>
      </Note>
      {after}
      {disclosures.map((disclosure) => (
        <SmallPrint
          component="p"
          variant="caption"
          color="textSecondary"
          html={disclosure}
          key={disclosure}
        />
      ))}
    </SectionFrame>
  );
}
