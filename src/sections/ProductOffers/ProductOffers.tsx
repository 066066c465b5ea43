import { Heading, Inline, levelBelow } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import { offerColumns } from './offerColumns.ts';
import type { Props } from './ProductOffers.schema.ts';
import {
  Action,
  Before,
  Content,
  Figure,
  Media,
  Offer,
  Offers,
  Product,
  Unit,
} from './ProductOffers.styles.ts';

function OfferFigure({ before, value, unit }: NonNullable<Props['offers'][number]['figure']>) {
  return (
    <Figure>
      {before && (
        <Before variant="caption" component="span" color="textSecondary">
          {before}
        </Before>
      )}
      <Inline variant="inherit" component="span" html={value} />
      {unit && ' '}
      {unit && <Unit variant="inherit" component="span" html={unit} />}
    </Figure>
  );
}

/** Offers side by side, each with its figure and a link. */
export function ProductOffers(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoProductOffers' });
  const { heading, level, text, offers, tone } = props;
  const { id } = useSection();
  return (
    <SectionFrame tone={tone} heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Offers ownerState={offerColumns(offers.length)}>
        {offers.map((offer) => (
          <Offer key={offer.heading} component="li">
            {offer.image && <Media image={offer.image} />}
            <Content>
              <Product variant="caption" component="p">
                {offer.product}
              </Product>
              <Heading level={levelBelow(level)} html={offer.heading} />
              {offer.figure && <OfferFigure {...offer.figure} />}
              <Inline component="p" variant="body2" color="textSecondary" html={offer.text} />
              <Action variant="outlined" href={offer.action.href} aria-label={offer.action.label}>
                {offer.action.text}
              </Action>
            </Content>
          </Offer>
        ))}
      </Offers>
    </SectionFrame>
  );
}
