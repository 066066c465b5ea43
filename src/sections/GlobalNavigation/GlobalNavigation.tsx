import { Button } from '#components/inputs/Button.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { IconButton } from '#components/inputs/IconButton.tsx';
import { mobileAppMark } from '#components/navigation/mobileAppMark.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './GlobalNavigation.schema.ts';
import {
  Bar,
  Chevron,
  Close,
  Drawer,
  Groups,
  GroupTitle,
  Home,
  Item,
  Items,
  Logo,
  MenuButton,
  MenuWord,
  Open,
  Panel,
  Root,
  Tools,
  Way,
  Ways,
  Word,
  WordLink,
} from './GlobalNavigation.styles.ts';
import type { words } from './GlobalNavigation.words.ts';

type NavigationItem = Props['items'][number];

/** An item of the bar that opens a panel of links. */
function Disclosure({ item, name }: { item: NavigationItem; name: string }) {
  return (
    <details name={name}>
      <Word>
        {item.text}
        <Chevron name="chevron" fontSize="small" />
      </Word>
      <Panel data-panel="">
        <Groups>
          {item.groups?.map(({ heading, links }) => (
            <div key={heading ?? links[0]?.href} {...mobileAppMark(...links)}>
              {heading && (
                <GroupTitle variant="caption" component="p">
                  {heading}
                </GroupTitle>
              )}
              <Ways>
                {links.map((link) => (
                  <li key={link.text} {...mobileAppMark(link)}>
                    <Way href={link.href} color="textPrimary" underline="hover" data-nav="">
                      {link.text}
                    </Way>
                  </li>
                ))}
              </Ways>
            </div>
          ))}
        </Groups>
      </Panel>
    </details>
  );
}

/** The end of the bar: search, sign-in, and the button that opens the drawer. */
function BarTools({ search, signIn, drawer }: Pick<Props, 'search' | 'signIn'> & { drawer: string }) {
  const word = useWords<typeof words>();
  return (
    <Tools>
      {search && (
        <IconButton href={search} aria-label={word('search')}>
          <Icon name="search" />
        </IconButton>
      )}
      {signIn && (
        <Button size="small" href={signIn.href} aria-label={signIn.label} {...mobileAppMark(signIn)}>
          {signIn.text}
        </Button>
      )}
      <Open>
        <MenuButton variant="text" color="inherit" popoverTarget={drawer} data-menu="open">
          <Icon name="menu" />
          <MenuWord>{word('menu')}</MenuWord>
        </MenuButton>
      </Open>
    </Tools>
  );
}

/**
 * The bank's logo and the main navigation (WIDG-07). Panels are native disclosures, and the drawer on narrow screens is
 * a native popover, so both work before hydration and without scripts.
 */
export function GlobalNavigation(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoGlobalNavigation' });
  const { logo, home, items, search, signIn } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  const drawer = `${id}-drawer`;
  return (
    <Root>
      <Bar>
        <Home href={home}>
          <Logo src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} />
        </Home>
        <Drawer id={drawer} component="nav" permanentFrom="large" aria-label={word('navigationLabel')}>
          <Close>
            <MenuButton
              variant="text"
              color="inherit"
              popoverTarget={drawer}
              popoverTargetAction="hide"
              data-menu="close"
            >
              <Icon name="close" />
              {word('closeMenu')}
            </MenuButton>
          </Close>
          <Items>
            {items.map((item) => (
              <Item key={item.text} {...mobileAppMark(item)}>
                {item.groups ? (
                  <Disclosure item={item} name={`${id}-panel`} />
                ) : (
                  <WordLink href={item.href ?? home} data-nav="">
                    {item.text}
                  </WordLink>
                )}
              </Item>
            ))}
          </Items>
        </Drawer>
        <BarTools search={search} signIn={signIn} drawer={drawer} />
      </Bar>
    </Root>
  );
}
