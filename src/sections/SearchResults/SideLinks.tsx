import { List } from '#components/List.tsx';
import { SideLink, SideTitle } from './SearchResults.styles.ts';

/** A named list of links beside the results. */
export function SideLinks({
  heading,
  links,
}: {
  heading: string;
  links: readonly { readonly text: string; readonly href: string }[];
}) {
  return (
    <aside aria-label={heading}>
      <SideTitle variant="body1">{heading}</SideTitle>
      <List>
        {links.map(({ href, text }) => (
          <li key={text}>
            <SideLink href={href}>{text}</SideLink>
          </li>
        ))}
      </List>
    </aside>
  );
}
