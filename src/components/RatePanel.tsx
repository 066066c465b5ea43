import type { ReactNode } from 'react';
import type { HeadingLevel } from '#content/heading.ts';
import type { InlineHtml } from '#content/text.ts';
import { formatDay } from '#lib/dates.ts';
import type { Locale } from '#lib/locale.ts';
import { Heading } from './Heading.tsx';
import { Inline } from './Inline.tsx';
import { Root } from './RatePanel.styles.ts';
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

/** Frame of a section whose rates the program `rateProgram` keeps up to date. */
export function RatePanel(props: RatePanelProps) {
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
    <Root
      id={`${id}-rates`}
      aria-labelledby={`${id}-heading`}
      className={zipCode?.isNeeded ? 'asks' : undefined}
      data-words={JSON.stringify(said)}
      data-as-of={asOf}
      data-service={serviceBase}
      data-max-age-days={maxAgeDays}
      data-state="initial"
    >
      <div className="wrap">
        <Heading level={level} html={heading} id={`${id}-heading`} />
        {text && <Inline component="p" className="intro" html={text} />}
        <p className="kind">
          {kind} <span className="dated">{fill(said.asOf, date)}</span>
        </p>
        {zipCode?.isNeeded && (
          <div className="prompt">
            <ZipCodeFormView
              id={id}
              action={`${serviceBase}/zipCode`}
              label={word('zipLabel')}
              hint={word('zipHint')}
              button={word('zipButton')}
              error={word('zipError')}
              next={zipCode.next}
            />
          </div>
        )}
        <div className={isPair ? 'live pair' : 'live'} aria-busy="false">
          {children}
        </div>
        <div className="note">
          {[said.failed, said.missing].map((sentence) => (
            <span className="sizer" aria-hidden="true" data-nosnippet="" key={sentence}>
              {fill(sentence, date)}
            </span>
          ))}
          <span role="status">{fill(said.initial, date)}</span>
        </div>
        {after}
        {disclosures.map((disclosure) => (
          <Inline component="p" className="small" html={disclosure} key={disclosure} />
        ))}
      </div>
    </Root>
  );
}
