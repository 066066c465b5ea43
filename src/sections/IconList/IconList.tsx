import { Icon } from '#components/data-display/Icon.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './IconList.schema.ts';
import { Item, Items, Text } from './IconList.styles.ts';

/** Short items with icons, of equal height except on small screens (WIDG-18). */
export function IconList(author: Props) {
  const { heading, level, items, tone } = useThemeProps({ props: author, name: 'PorticoIconList' });
  return (
    <SectionFrame tone={tone} heading={heading} level={level}>
      <Items>
        {items.map(({ icon, text }) => (
          <Item key={text} component="li" variant="outlined">
            <Icon name={icon} fontSize="large" color="primary" />
            <Text component="p" html={text} />
          </Item>
        ))}
      </Items>
    </SectionFrame>
  );
}
