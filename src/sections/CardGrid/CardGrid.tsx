import { Heading } from '#components/data-display/Typography.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import type { HeadingLevel } from '#content/fields.ts';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './CardGrid.schema.ts';
import { Cards, Content, Head, Item, IconFrame, Media, More, Text } from './CardGrid.styles.ts';

const below: Record<HeadingLevel, HeadingLevel> = { 1: 2, 2: 3, 3: 4, 4: 4 };

/** A group of cards that link to other pages. */
export function CardGrid(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoCardGrid' });
  const { heading, level, text, cards, columns, tone } = props;
  return (
    <SectionFrame tone={tone} heading={heading} level={level} intro={text}>
      <Cards ownerState={{ columns }}>
        {cards.map((card) => (
          <Item key={card.heading} component="li" ownerState={{ columns }}>
            {card.image && <Media image={card.image} />}
            <Content>
              {card.icon ? (
                <Head>
                  <IconFrame>
                    <Icon name={card.icon} />
                  </IconFrame>
                  <Heading level={below[level]} html={card.heading} />
                </Head>
              ) : (
                <Heading level={below[level]} html={card.heading} />
              )}
              {card.text && <Text component="p" color="textSecondary" html={card.text} />}
              {card.link && (
                <More href={card.link.href} aria-label={card.link.label}>
                  {card.link.text}
                </More>
              )}
            </Content>
          </Item>
        ))}
      </Cards>
    </SectionFrame>
  );
}
