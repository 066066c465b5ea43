import { Icon } from '#components/Icon.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { Root } from './GlobalNavigation.styles.ts';
import type { Props } from './GlobalNavigation.schema.ts';
import type { words } from './GlobalNavigation.words.ts';

type Item = Props['items'][number];

function Panel({ item, name }: { item: Item; name: string }) {
  return (
    <details name={name}>
      <summary>
        {item.text}
        <Icon name="chevron" />
      </summary>
      <div className="panel">
        <div className="groups">
          {item.groups?.map(({ heading, links }) => (
            <div key={heading ?? links[0]?.href}>
              {heading && <p className="group">{heading}</p>}
              <ul>
                {links.map(({ text, href }) => (
                  <li key={text}>
                    <a href={href} data-nav="">
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </details>
  );
}

/**
 * The bank's mark and the ways into the site (WIDG-07). Panels are native disclosures and the drawer of narrow screens
 * is a native popover, so both open before and without scripts.
 */
export function GlobalNavigation({ logo, home, items, search, signIn }: Props) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  return (
    <Root>
      <div className="wrap">
        <div className="bar">
          <a className="logo" href={home}>
            <img src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} />
          </a>
          <nav id={`${id}-drawer`} popover="auto" aria-label={word('navigationLabel')}>
            <button type="button" className="close" popoverTarget={`${id}-drawer`} popoverTargetAction="hide">
              <Icon name="close" />
              {word('closeMenu')}
            </button>
            <ul className="items">
              {items.map((item) => (
                <li key={item.text} data-mobile-app-nav={item.hideInMobileApp ? '' : undefined}>
                  {item.groups ? (
                    <Panel item={item} name={`${id}-panel`} />
                  ) : (
                    <a className="top" href={item.href ?? home} data-nav="">
                      {item.text}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="tools">
            {search && (
              <a className="search" href={search} aria-label={word('search')}>
                <Icon name="search" />
              </a>
            )}
            {signIn && (
              <a className="sign-in" href={signIn.href} aria-label={signIn.label}>
                {signIn.text}
              </a>
            )}
            <button type="button" className="menu" popoverTarget={`${id}-drawer`}>
              <Icon name="menu" />
              {word('menu')}
            </button>
          </div>
        </div>
      </div>
    </Root>
  );
}
