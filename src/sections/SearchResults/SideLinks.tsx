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
      <p className="title">{heading}</p>
      <ul>
        {links.map(({ href, text }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
