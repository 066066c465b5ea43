import { alternateLink } from '#lib/address/alternateLink.ts';
import type { ComponentProps } from 'react';
import { Heading, Typography } from '#components/data-display/Typography.tsx';
import { ListItem } from '#components/data-display/List.tsx';
import { htmlLang, ownLanguageNames } from '#lib/format/locale.ts';
import { mobileAppMark } from '#components/navigation/mobileAppMark.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './SiteFooter.schema.ts';
import * as Styled from './SiteFooter.styles.tsx';
import type { words } from './SiteFooter.words.ts';

/** A link in the footer's color. */
const FooterLink = (props: ComponentProps<typeof Styled.ColumnLink>) => (
  <Styled.ColumnLink color="inherit" underline="hover" {...props} />
);

function LinkColumns({ columns }: Pick<Props, 'columns'>) {
  const word = useWords<typeof words>();
  const { id } = useSection();
  return (
    <Styled.Columns aria-label={word('footerLabel')}>
      {columns.map(({ heading, links }, index) => (
        <div key={heading} {...mobileAppMark(...links)}>
          <Heading level={2} variant="h4" id={`${id}-column-${index}`}>
            {heading}
          </Heading>
          <Styled.Links aria-labelledby={`${id}-column-${index}`}>
            {links.map((link) => (
              <ListItem key={link.text} disablePadding {...mobileAppMark(link)}>
                <FooterLink href={link.href}>{link.text}</FooterLink>
              </ListItem>
            ))}
          </Styled.Links>
        </div>
      ))}
    </Styled.Columns>
  );
}

function LanguageLinks({ languages }: Pick<Props, 'languages'>) {
  const word = useWords<typeof words>();
  const { locale } = useSection();
  return (
    <Styled.Languages aria-label={word('languagesLabel')}>
      {languages.map((language) => (
        <li key={language}>
          <FooterLink
            {...alternateLink(language)}
            lang={htmlLang[language]}
            aria-current={language === locale ? 'true' : undefined}
          >
            {ownLanguageNames[language]}
          </FooterLink>
        </li>
      ))}
    </Styled.Languages>
  );
}

/** The statements that a bank must make. */
function LegalPart({ legal, legalLinks, memberFdic, equalHousingLender, copyright }: Props) {
  const word = useWords<typeof words>();
  return (
    <Styled.Legal>
      {legalLinks.length > 0 && (
        <Styled.Row aria-label={word('legalLabel')}>
          {legalLinks.map((link) => (
            <li key={link.text} {...mobileAppMark(link)}>
              <FooterLink href={link.href}>{link.text}</FooterLink>
            </li>
          ))}
        </Styled.Row>
      )}
      {legal.map((line) => (
        <Styled.LegalLine key={line} component="p" html={line} />
      ))}
      <Styled.Badges>
        {memberFdic && <Styled.Badge>{word('memberFdic')}</Styled.Badge>}
        {equalHousingLender && (
          <Styled.Badge>
            <Styled.EqualHousing />
            {word('equalHousingLender')}
          </Styled.Badge>
        )}
      </Styled.Badges>
      <Typography variant="inherit">{copyright}</Typography>
    </Styled.Legal>
  );
}

/** The end of every page: links, contact and the statements that a bank must make. */
export function SiteFooter(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoSiteFooter' });
  const { columns, contact, languages } = props;
  return (
    <Styled.Root>
      <Styled.Content>
        <LinkColumns columns={columns} />
        {contact && <Styled.Contact component="p" variant="subtitle1" html={contact} />}
        {languages.length > 0 && <LanguageLinks languages={languages} />}
        <LegalPart {...props} />
      </Styled.Content>
    </Styled.Root>
  );
}
