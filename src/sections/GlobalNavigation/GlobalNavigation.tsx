import { Button } from '#components/inputs/Button.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { IconButton } from '#components/inputs/IconButton.tsx';
import { mobileAppMark } from '#components/navigation/mobileAppMark.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './GlobalNavigation.schema.ts';
import * as Styled from './GlobalNavigation.styles.ts';
import type { words } from './GlobalNavigation.words.ts';

type NavigationItem = Props['items'][number];

/** An item of the bar that opens a panel of links. */
function Disclosure({ item, name }: { item: NavigationItem; name: string }) {
  return (
    <details name={name}>
      <Styled.Word>
        {item.text}
        <Styled.Chevron name="chevron" fontSize="small" />
      </Styled.Word>
      <Styled.Panel data-panel="">
        <Styled.Groups>
          {item.groups?.map(({ heading, links }) => (
            <div key={heading ?? links[0]?.href} {...mobileAppMark(...links)}>
              {heading && (
                <Styled.GroupTitle variant="caption" component="p">
                  {heading}
                </Styled.GroupTitle>
              )}
              <Styled.Links>
                {links.map((link) => (
                  <li key={link.text} {...mobileAppMark(link)}>
                    <Styled.PanelLink href={link.href} color="textPrimary" underline="hover" data-nav="">
                      {link.text}
                    </Styled.PanelLink>
                  </li>
                ))}
              </Styled.Links>
            </div>
          ))}
        </Styled.Groups>
      </Styled.Panel>
    </details>
  );
}

/** The end of the bar: search, sign-in, and the button that opens the drawer. */
function BarTools({ search, signIn, drawer }: Pick<Props, 'search' | 'signIn'> & { drawer: string }) {
  const word = useWords<typeof words>();
  return (
    <Styled.Tools>
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
      <Styled.Open>
        <Styled.MenuButton variant="text" color="inherit" popoverTarget={drawer} data-menu="open">
          <Icon name="menu" />
          <Styled.MenuWord>{word('menu')}</Styled.MenuWord>
        </Styled.MenuButton>
      </Styled.Open>
    </Styled.Tools>
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
    <Styled.Root>
      <Styled.Bar>
        <Styled.Home href={home}>
          <Styled.Logo src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} />
        </Styled.Home>
        <Styled.Drawer
          id={drawer}
          component="nav"
          anchor="right"
          permanentFrom="lg"
          aria-label={word('navigationLabel')}
        >
          <Styled.Close>
            <Styled.MenuButton
              variant="text"
              color="inherit"
              popoverTarget={drawer}
              popoverTargetAction="hide"
              data-menu="close"
            >
              <Icon name="close" />
              {word('closeMenu')}
            </Styled.MenuButton>
          </Styled.Close>
          <Styled.Items>
            {items.map((item) => (
              <Styled.Item key={item.text} {...mobileAppMark(item)}>
                {item.groups ? (
                  <Disclosure item={item} name={`${id}-panel`} />
                ) : (
                  <Styled.WordLink href={item.href ?? home} data-nav="">
                    {item.text}
                  </Styled.WordLink>
                )}
              </Styled.Item>
            ))}
          </Styled.Items>
        </Styled.Drawer>
        <BarTools search={search} signIn={signIn} drawer={drawer} />
      </Styled.Bar>
    </Styled.Root>
  );
}
