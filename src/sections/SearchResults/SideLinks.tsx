import { List } from '#components/data-display/List.tsx';
import { SideLink, SideText, SideTitle } from './SearchResults.styles.ts';

/** A labeled list of links next to the results. */
export function SideLinks({
  heading,
  links,
}: {
  heading: string;
  links: readonly { readonly text: string; readonly href: string; readonly summary?: string }[];
}) {
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
