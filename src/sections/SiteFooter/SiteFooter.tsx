import styled from '@emotion/styled';
import { Inline } from '#components/Inline.tsx';
import { htmlLang, type Locale } from '#lib/locale.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { media } from '#theme/media.ts';
import { fontSizes } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './SiteFooter.schema.ts';
import type { words } from './SiteFooter.words.ts';

const Root = styled.div({
  background: vars.deep,
  color: vars.onDeepMuted,
  borderTop: `6px solid ${vars.accent}`,
  '& .wrap': { paddingBlock: '3.5rem 2.5rem' },
  '& a': { color: vars.onDeep },
  '& a:hover': { color: vars.onDeepMuted },
  '& .columns': {
    display: 'grid',
    gap: '2.25rem 2rem',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  },
  '& h2': { fontSize: fontSizes.h4, color: vars.onDeep, marginBottom: '.85rem' },
  '& ul': { listStyle: 'none', padding: 0 },
  '& li a': { display: 'inline-block', paddingBlock: '.4rem', textDecorationColor: 'transparent' },
  '& li a:hover, & li a:focus-visible': { textDecorationColor: 'currentColor' },
  '& .contact': { marginTop: '2.25rem', fontSize: fontSizes.lead, color: vars.onDeep },
  '& .legal': {
    marginTop: '2.5rem',
    paddingTop: '1.75rem',
    borderTop: '1px solid rgb(255 255 255 / .22)',
    fontSize: fontSizes.caption,
    display: 'grid',
    gap: '.9rem',
  },
  '& .languages': { display: 'flex', flexWrap: 'wrap', gap: '.25rem 1.5rem', marginTop: '1.25rem' },
  '& [aria-current]': { fontWeight: 650 },
  '& .legal ul': { display: 'flex', flexWrap: 'wrap', gap: '.25rem 1.5rem' },
  '& .legal p': { maxWidth: '58rem' },
  '& .marks': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '.6rem 1.5rem',
    color: vars.onDeep,
    fontWeight: 600,
  },
  '& .marks span': { display: 'inline-flex', alignItems: 'center', gap: '.5rem' },
  [media.large]: { '& .wrap': { paddingBlock: '4.5rem 3rem' } },
});

// Each language is written in itself, so that those who need it can read it.
const ownNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', zh: '中文' };

/** The lender's house: an outline with the equals sign inside. */
function EqualHousing() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2.5 11 12 3l9.500 8v2.500H19V21H5v-7.500H2.500z" />
      <path d="M8.500 12.500h7M8.500 16.500h7" />
    </svg>
  );
}

/** What every page ends with: ways on, contact and the statements a bank must make. */
export function SiteFooter({
  columns,
  contact,
  legal,
  legalLinks,
  memberFdic,
  equalHousingLender,
  languages,
  copyright,
}: Props) {
  const word = useWords<typeof words>();
  const { id, locale } = useSection();
  return (
    <Root>
      <div className="wrap">
        <nav aria-label={word('footerLabel')} className="columns">
          {columns.map(({ heading, links }, index) => (
            <div key={heading}>
              <h2 id={`${id}-column-${index}`}>{heading}</h2>
              <ul aria-labelledby={`${id}-column-${index}`}>
                {links.map(({ text, href }) => (
                  <li key={text}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {contact && <Inline component="p" className="contact" html={contact} />}
        {languages.length > 0 && (
          <ul className="languages" aria-label={word('languagesLabel')}>
            {languages.map((language) => (
              <li key={language}>
                <a
                  href={`portico:alternate/${language}`}
                  lang={htmlLang[language]}
                  hrefLang={htmlLang[language]}
                  aria-current={language === locale ? 'true' : undefined}
                >
                  {ownNames[language]}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className="legal">
          {legalLinks.length > 0 && (
            <ul aria-label={word('legalLabel')}>
              {legalLinks.map(({ text, href }) => (
                <li key={text}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          )}
          {legal.map((line) => (
            <Inline key={line} component="p" html={line} />
          ))}
          <p className="marks">
            {memberFdic && <span>{word('memberFdic')}</span>}
            {equalHousingLender && (
              <span>
                <EqualHousing />
                {word('equalHousingLender')}
              </span>
            )}
          </p>
          <p>{copyright}</p>
        </div>
      </div>
    </Root>
  );
}
