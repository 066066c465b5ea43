import { alternateLink } from '#lib/address/alternateLink.ts';
import { Button } from '#components/inputs/Button.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { IconButton } from '#components/inputs/IconButton.tsx';
import { mobileAppMark } from '#components/navigation/mobileAppMark.ts';
import { htmlLang, ownLanguageNames } from '#lib/format/locale.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Feature as FeatureProps, Props } from './GlobalNavigation.schema.ts';
import * as Styled from './GlobalNavigation.styles.ts';
import type { words } from './GlobalNavigation.words.ts';

type NavigationItem = Props['items'][number];

/** A picture with a link and a line of text. */
const Feature = ({ image, link, text }: FeatureProps) => (
  <Styled.Feature {...mobileAppMark(link)}>
    {image && <Picture image={image} />}
    <Styled.FeatureLink href={link.href} aria-label={link.label} color="textPrimary" data-nav="">
      {link.text}
    </Styled.FeatureLink>
    <Styled.FeatureText variant="caption">{text}</Styled.FeatureText>
  </Styled.Feature>
);

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
          {item.feature && (
            <Styled.Aside>
              <Feature {...item.feature} />
            </Styled.Aside>
          )}
        </Styled.Groups>
      </Styled.Panel>
    </details>
  );
}

/** The first things in the drawer: to sign in, and to search. */
function DrawerActions({ search, signIn }: Pick<Props, 'search' | 'signIn'>) {
  const word = useWords<typeof words>();
  return (
    <Styled.Actions>
      {signIn && (
        <Button fullWidth href={signIn.href} aria-label={signIn.label} {...mobileAppMark(signIn)}>
          {signIn.text}
        </Button>
      )}
      {search && (
        <Button fullWidth variant="outlined" href={search}>
          <Icon name="search" />
          {word('search')}
        </Button>
      )}
    </Styled.Actions>
  );
}

/** The end of the drawer: urgent links, the languages, and one offer. */
function DrawerEnd({ links, languages, offer }: NonNullable<Props['drawer']>) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  return (
    <Styled.DrawerEnd>
      {links.length > 0 && (
        <Styled.Links>
          {links.map((link) => (
            <li key={link.href} {...mobileAppMark(link)}>
              <Styled.EndLink href={link.href} aria-label={link.label} color="textPrimary" data-nav="">
                {link.icon && <Icon name={link.icon} color="primary" />}
                {link.text}
              </Styled.EndLink>
            </li>
          ))}
        </Styled.Links>
      )}
      {languages.length > 0 && (
        <Styled.Languages aria-label={word('languageLabel')}>
          {languages.map((language) => (
            <li key={language} lang={htmlLang[language]}>
              {language === locale ? (
                <Styled.CurrentLanguage aria-current="true">
                  {ownLanguageNames[language]}
                </Styled.CurrentLanguage>
              ) : (
                <Styled.PanelLink {...alternateLink(language)}>{ownLanguageNames[language]}</Styled.PanelLink>
              )}
            </li>
          ))}
        </Styled.Languages>
      )}
      {offer && <Feature {...offer} />}
    </Styled.DrawerEnd>
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
  const { logo, home, items, search, signIn, drawer: extras } = props;
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
          {extras && <DrawerActions search={search} signIn={signIn} />}
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
          {extras && <DrawerEnd {...extras} />}
        </Styled.Drawer>
        <BarTools search={search} signIn={signIn} drawer={drawer} />
      </Styled.Bar>
    </Styled.Root>
  );
}
