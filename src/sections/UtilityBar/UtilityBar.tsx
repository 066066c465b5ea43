import styled from '@emotion/styled';
import { htmlLang, localeCodes, type Locale } from '#lib/locale.ts';
import { Icon } from '#components/Icon.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { media } from '#theme/media.ts';
import { fontSizes } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './UtilityBar.schema.ts';
import type { words } from './UtilityBar.words.ts';

// Each language is written in itself, so that those who need it can read it.
const ownNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', zh: '中文' };

const Root = styled.div({
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  fontSize: fontSizes.caption,
  '& .row': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '1.5rem' },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.25rem',
  },
  '& a, & [aria-current]': {
    display: 'inline-block',
    paddingBlock: '.55rem',
    color: vars.text,
    textDecorationColor: 'transparent',
  },
  '& a:hover': { textDecorationColor: 'currentColor' },
  '& [aria-current]': { fontWeight: 650 },
  '& svg': { width: 18, height: 18, color: vars.textMuted },
  // One line on a phone: the language that the page is in shows by itself.
  [media.belowMedium]: {
    '& .row, & ul': { columnGap: '.85rem' },
    '& li:has([aria-current=true])': { display: 'none' },
  },
});

/** The thin bar above the navigation: short links and the language. Marks the page's locale (PAGE-01). */
export function UtilityBar({ links, languages }: Props) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  return (
    <Root data-locale={localeCodes[locale]}>
      <div className="wrap">
        <div className="row">
          <nav aria-label={word('utilityLabel')}>
            <ul>
              {links.map(({ text, href }) => (
                <li key={href}>
                  <a href={href} data-nav="">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={word('languageLabel')}>
            <ul>
              <li>
                <Icon name="globe" />
              </li>
              {languages.map((language) => (
                <li key={language} lang={htmlLang[language]}>
                  {language === locale ? (
                    <span aria-current="true">{ownNames[language]}</span>
                  ) : (
                    <a
                      href={`portico:alternate/${language}`}
                      hrefLang={htmlLang[language]}
                      data-language={language}
                    >
                      {ownNames[language]}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </Root>
  );
}
