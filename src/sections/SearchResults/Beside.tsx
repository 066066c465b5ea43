import { Inline } from '#components/data-display/Typography.tsx';
import { searchHref } from '#lib/address/searchAddress.ts';
import { useWords } from '#section-kit/sectionContext.tsx';
import { SideLink, SideText, SideTitle } from './SearchResults.styles.ts';
import type { Props } from './SearchResults.schema.ts';
import type { words } from './SearchResults.words.ts';
import type { Search } from './useSearch.ts';
import { List } from '#components/data-display/List.tsx';

interface SideLinksProps {
  readonly heading: string;
  readonly links: readonly { readonly text: string; readonly href: string; readonly summary?: string }[];
}

/** A labeled list of links next to the results. */
function SideLinks({ heading, links }: SideLinksProps) {
  return (
    <aside aria-label={heading}>
      <SideTitle variant="body1">{heading}</SideTitle>
      <List>
        {links.map(({ href, text, summary = '' }) => (
          <li key={text}>
            <SideLink href={href}>{text}</SideLink>
            {summary !== '' && <SideText variant="body2">{summary}</SideText>}
          </li>
        ))}
      </List>
    </aside>
  );
}

type BesideProps = Pick<Props, 'recommended' | 'error'> & { readonly search: Search };

/** The sidebar of the results: recommended links, the service's or else the author's, and related searches. */
export function Beside({ recommended, error, search: { data, isError, related } }: BesideProps) {
  const word = useWords<typeof words>();
  if (isError)
    return (
      <aside aria-label={word('recommended')}>
        <SideTitle variant="body1">{word('recommended')}</SideTitle>
        <Inline component="p" html={error} />
      </aside>
    );
  const ofService = data?.links.map(({ url, title, summary }) => ({ href: url, text: title, summary })) ?? [];
  const links = ofService.length > 0 ? ofService : recommended;
  const searches = related.map((text) => ({ text, href: searchHref({ term: text, page: 1 }) }));
  return (
    <>
      {links.length > 0 && <SideLinks heading={word('recommended')} links={links} />}
      {searches.length > 0 && <SideLinks heading={word('related')} links={searches} />}
    </>
  );
}
