import { Heading, levelBelow, Inline } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { CardLink } from '#components/surfaces/Card.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './ProductStrip.schema.ts';
import { Figure, FigureBox, Note, Product, Products, Words } from './ProductStrip.styles.ts';

/** Products in a row, each with one figure and a link. */
export function ProductStrip(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoProductStrip' });
  const { heading, level, products, note, tone } = props;
  return (
    <SectionFrame
      tone={tone}
      density="compact"
      heading={heading}
      level={level}
      slotProps={{ heading: { variant: 'h3' } }}
    >
      <Products ownerState={{ count: products.length }}>
        {products.map(({ name, figure, figureText, link }) => (
          <Product key={name}>
            <Words>
              <Heading level={levelBelow(level)} variant="h4">
                {name}
              </Heading>
              <CardLink href={link.href} aria-label={link.label}>
                {link.text}
              </CardLink>
            </Words>
            <FigureBox>
              <Figure component="span" variant="h2" html={figure} />{' '}
              <Inline variant="caption" color="textSecondary" html={figureText} />
            </FigureBox>
          </Product>
        ))}
      </Products>
      {note && <Note component="p" variant="caption" html={note} />}
    </SectionFrame>
  );
}
