import { Heading, Inline, levelBelow } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import { offerColumns } from './offerColumns.ts';
import type { Props } from './ProductOffers.schema.ts';
import * as Styled from './ProductOffers.styles.ts';

function OfferFigure({ before, value, unit }: NonNullable<Props['offers'][number]['figure']>) {
  return (
    <Styled.Figure>
      {before && (
        <Styled.Before variant="caption" component="span" color="textSecondary">
          {before}
        </Styled.Before>
      )}
      <Inline variant="inherit" component="span" html={value} />
      {unit && ' '}
      {unit && <Styled.Unit variant="inherit" component="span" html={unit} />}
    </Styled.Figure>
  );
}

/** Offers side by side, each with its figure and a link. */
export function ProductOffers(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoProductOffers' });
  const { heading, level, text, offers, tone } = props;
  const { id } = useSection();
  return (
    <SectionFrame tone={tone} heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Styled.Offers ownerState={offerColumns(offers.length)}>
        {offers.map((offer) => (
          <Styled.Offer key={offer.heading} component="li">
            {offer.image && <Styled.Media image={offer.image} />}
            <Styled.Content>
              <Styled.Product variant="caption" component="p">
                {offer.product}
              </Styled.Product>
              <Heading level={levelBelow(level)} html={offer.heading} />
              {offer.figure && <OfferFigure {...offer.figure} />}
              <Styled.Text component="p" variant="body2" color="textSecondary" html={offer.text} />
              <Styled.Action variant="outlined" href={offer.action.href} aria-label={offer.action.label}>
                {offer.action.text}
              </Styled.Action>
            </Styled.Content>
          </Styled.Offer>
        ))}
      </Styled.Offers>
    </SectionFrame>
  );
}
