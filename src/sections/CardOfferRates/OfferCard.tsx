import { Heading, Inline } from '#components/data-display/Typography.tsx';
import { ApplyLink, SplitRateCard } from '#components/rates/RateCard.tsx';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { Table, TableBody, TableCell, TableRow } from '#components/data-display/Table.tsx';
import type { HeadingLevel } from '#content/fields.ts';
import { formatWholeDollars } from '#lib/format/money.ts';
import { Link } from '#components/navigation/Link.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './CardOfferRates.schema.ts';
import { Actions, Art, Features, PicturedCard } from './CardOfferRates.styles.ts';
import { figureName } from './figureName.ts';
import type { words } from './CardOfferRates.words.ts';

type Offer = Props['offers'][number];

/** A rate of the offer, by its name in the answer. */
function Rate({ offer, name, percent }: { offer: Offer; name: string; percent: number }) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  return (
    <RateFigure
      name={figureName(offer.offerId, name)}
      percent={percent}
      decimals={rateDecimals.card}
      unit="APR"
      locale={locale}
      words={{ rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') }}
    />
  );
}

/** The range of the APR, "18.24% to 28.24%" (PAGE-02), or a single number if both ends are equal. */
function AprRange({ offer }: { offer: Offer }) {
  const word = useWords<typeof words>();
  return (
    <>
      <Rate offer={offer} name="calculatedMinAPR" percent={offer.minimumApr} />
      <span data-range={offer.offerId} hidden={offer.minimumApr === offer.maximumApr}>
        {` ${word('to')} `}
        <Rate offer={offer} name="calculatedMaxAPR" percent={offer.maximumApr} />
      </span>
    </>
  );
}

/** The offer's rates and fees. */
function Costs({ offer, nameId }: { offer: Offer; nameId: string }) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  const { offerId, annualFee, rates } = offer;
  return (
    <Table aria-labelledby={`${nameId} ${nameId}-cost`}>
      <caption id={`${nameId}-cost`}>{word('cost')}</caption>
      <TableBody>
        <TableRow>
          <TableCell component="th" scope="row">
            {word('purchases')}
          </TableCell>
          <TableCell variant="figure">
            <AprRange offer={offer} />
          </TableCell>
        </TableRow>
        {rates.map((rate) => (
          <TableRow key={rate.name}>
            <TableCell component="th" scope="row">
              {rate.label}
            </TableCell>
            <TableCell align="right">
              <Rate offer={offer} name={rate.name} percent={rate.percent} />
              {rate.note !== undefined && ` ${rate.note}`}
            </TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell component="th" scope="row">
            {word('annualFee')}
          </TableCell>
          <TableCell align="right" data-fee={offerId}>
            {formatWholeDollars(annualFee, locale)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** A credit card offer: benefits, costs and the link to apply. */
export function OfferCard({ offer, level }: { offer: Offer; level: HeadingLevel }) {
  const { id } = useSection();
  const { id: anchor, name, text, image, offerId, features, apply, compare } = offer;
  const nameId = `${id}-${offerId}`;
  const Frame = image ? PicturedCard : SplitRateCard;
  return (
    <Frame component="article" id={anchor} aria-labelledby={nameId}>
      {image && <Art image={image} />}
      <Heading level={level} html={name} id={nameId} />
      <Inline component="p" color="textSecondary" html={text} />
      {features.length > 0 && (
        <Features>
          {features.map((feature) => (
            <Inline component="li" html={feature} key={feature} />
          ))}
        </Features>
      )}
      <Costs offer={offer} nameId={nameId} />
      <Actions>
        <ApplyLink link={apply} />
        {compare && (
          <Link href={compare.href} aria-label={compare.label}>
            {compare.text}
          </Link>
        )}
      </Actions>
    </Frame>
  );
}
