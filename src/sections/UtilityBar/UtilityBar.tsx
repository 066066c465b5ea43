import { alternateLink } from '#lib/address/alternateLink.ts';
import { htmlLang, localeCodes, ownLanguageNames } from '#lib/format/locale.ts';
import { Container } from '#components/layout/Container.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { mobileAppMark } from '#components/navigation/mobileAppMark.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './UtilityBar.schema.ts';
import { Current, End, Extra, Item, List, Root, Row, BarLink } from './UtilityBar.styles.ts';
import type { words } from './UtilityBar.words.ts';

/** The narrow bar above the navigation with short links and the languages. Marks the page's locale (PAGE-01). */
export function UtilityBar(author: Props) {
  const { links, languages } = useThemeProps({ props: author, name: 'PorticoUtilityBar' });
  const { locale } = useSection();
  const word = useWords<typeof words>();
  return (
    <Root data-locale={localeCodes[locale]}>
      <Container>
        <Row>
          <nav aria-label={word('utilityLabel')}>
            <List>
              {links.map((link) => (
                <Item key={link.href} {...mobileAppMark(link)}>
                  <BarLink href={link.href} color="textPrimary" underline="hover" data-nav="">
                    {link.text}
                  </BarLink>
                </Item>
              ))}
            </List>
          </nav>
          <End>
            <Extra name="end" />
            {languages.length > 0 && (
              <nav aria-label={word('languageLabel')}>
                <List>
                  <Item ownerState={{ isSpared: true }}>
                    <Icon name="globe" fontSize="small" />
                  </Item>
                  {languages.map((language) => (
                    <Item
                      key={language}
                      lang={htmlLang[language]}
                      ownerState={{ isSpared: language === locale }}
                    >
                      {language === locale ? (
                        <Current aria-current="true">{ownLanguageNames[language]}</Current>
                      ) : (
                        <BarLink {...alternateLink(language)} color="textPrimary" underline="hover">
                          {ownLanguageNames[language]}
                        </BarLink>
                      )}
                    </Item>
                  ))}
                </List>
              </nav>
            )}
          </End>
        </Row>
      </Container>
    </Root>
  );
}
